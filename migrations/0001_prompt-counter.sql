INSERT INTO counters (name, total) VALUES ('prompts', 0);
--> statement-breakpoint
CREATE TRIGGER prompts_count_insert AFTER INSERT ON prompts BEGIN
  UPDATE counters SET total = total + 1 WHERE name = 'prompts';
END;
--> statement-breakpoint
CREATE TRIGGER prompts_count_delete AFTER DELETE ON prompts BEGIN
  UPDATE counters SET total = total - 1 WHERE name = 'prompts';
END;
