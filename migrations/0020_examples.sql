CREATE TABLE `examples` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt_id` text NOT NULL,
	`user_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text,
	`alt` text,
	`width` integer,
	`height` integer,
	`picture_bytes` integer DEFAULT 0 NOT NULL,
	`variable_values` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `examples_prompt` ON `examples` (`prompt_id`,`position`);--> statement-breakpoint
CREATE INDEX `examples_user` ON `examples` (`user_id`);--> statement-breakpoint
CREATE TABLE `example_files` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `example_files_user` ON `example_files` (`user_id`);--> statement-breakpoint
ALTER TABLE `prompts` ADD `first_picture` text;
--> statement-breakpoint
-- By hand, down to the end: a procedure. What is inserted here is a prompt whose first picture may be another one; lists read it from the
-- prompt's own row.
CREATE VIEW example_changes AS SELECT prompt_id FROM examples;
--> statement-breakpoint
CREATE TRIGGER example_changes_apply INSTEAD OF INSERT ON example_changes BEGIN
  UPDATE prompts SET first_picture = (
    SELECT json_object('id', id, 'width', width, 'height', height, 'alt', alt) FROM examples
      WHERE prompt_id = new.prompt_id AND kind = 'picture' ORDER BY position LIMIT 1
  ) WHERE id = new.prompt_id;
END;
--> statement-breakpoint
CREATE TRIGGER examples_first_insert AFTER INSERT ON examples WHEN new.kind = 'picture' BEGIN
  INSERT INTO example_changes VALUES (new.prompt_id);
END;
--> statement-breakpoint
CREATE TRIGGER examples_first_update AFTER UPDATE OF position, alt ON examples
WHEN new.kind = 'picture' AND (old.position, old.alt) IS NOT (new.position, new.alt) BEGIN
  INSERT INTO example_changes VALUES (new.prompt_id);
END;
--> statement-breakpoint
-- The files go after the row: one that a crash leaves is still listed. When a member leaves, all that is theirs goes anyway.
CREATE TRIGGER examples_first_delete AFTER DELETE ON examples
WHEN old.kind = 'picture' AND EXISTS (SELECT 1 FROM users WHERE id = old.user_id) BEGIN
  INSERT INTO example_changes VALUES (old.prompt_id);
  INSERT INTO example_files VALUES (old.id, old.user_id, 0) ON CONFLICT (id) DO UPDATE SET due_at = 0;
END;
--> statement-breakpoint
CREATE TRIGGER examples_storage_insert AFTER INSERT ON examples BEGIN
  INSERT INTO storage_changes VALUES (
    new.user_id, 0, new.picture_bytes + octet_length(concat(new.text, new.alt, new.variable_values))
  );
END;
--> statement-breakpoint
CREATE TRIGGER examples_storage_delete AFTER DELETE ON examples BEGIN
  INSERT INTO storage_changes VALUES (
    old.user_id, old.picture_bytes + octet_length(concat(old.text, old.alt, old.variable_values)), 0
  );
END;
--> statement-breakpoint
-- A picture itself is never written again.
CREATE TRIGGER examples_storage_update AFTER UPDATE OF text, alt, variable_values ON examples
WHEN (old.text, old.alt, old.variable_values) IS NOT (new.text, new.alt, new.variable_values) BEGIN
  INSERT INTO storage_changes VALUES (
    new.user_id,
    octet_length(concat(old.text, old.alt, old.variable_values)),
    octet_length(concat(new.text, new.alt, new.variable_values))
  );
END;
--> statement-breakpoint
-- Examples are part of the publication: they leave the town with it. A prompt in the trash keeps them until it is deleted for good.
CREATE TRIGGER prompts_examples_update AFTER UPDATE OF publication ON prompts
WHEN old.publication IS NOT NULL AND new.publication IS NULL BEGIN
  DELETE FROM examples WHERE prompt_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER trash_examples_delete AFTER DELETE ON trash WHEN NOT EXISTS (SELECT 1 FROM prompts WHERE id = old.id) BEGIN
  DELETE FROM examples WHERE prompt_id = old.id;
END;
