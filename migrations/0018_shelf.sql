ALTER TABLE `users` ADD `shelf_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `prompts` ADD `saves` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `prompts` ADD `uses` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- No foreign key to `prompts`: what is gone stays on the shelf as a row that says so.
CREATE TABLE `saves` (
	`user_id` text NOT NULL,
	`prompt_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `prompt_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saves_user` ON `saves` (`user_id`,`created_at` desc);
--> statement-breakpoint
CREATE TABLE `daily_salts` (
	`day` integer PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `daily_uses` (
	`day` integer NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`day`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `town_days` (
	`prompt_id` text NOT NULL,
	`day` integer NOT NULL,
	`saves` integer DEFAULT 0 NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`prompt_id`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `town_days_day` ON `town_days` (`day`);
--> statement-breakpoint
CREATE TABLE `town_ranks` (
	`list` text NOT NULL,
	`ranking` text NOT NULL,
	`score` integer NOT NULL,
	`publication` integer NOT NULL,
	PRIMARY KEY(`list`, `ranking`, `score` desc, `publication` desc)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `town_ranks_publication` ON `town_ranks` (`publication`);
--> statement-breakpoint
CREATE TABLE `rank_outbox` (
	`publication` integer PRIMARY KEY NOT NULL,
	`due` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rank_outbox_due` ON `rank_outbox` (`due`);
--> statement-breakpoint
CREATE TRIGGER saves_insert AFTER INSERT ON saves BEGIN
  UPDATE users SET shelf_count = shelf_count + 1 WHERE id = new.user_id;
  UPDATE prompts SET saves = saves + 1 WHERE id = new.prompt_id;
  INSERT INTO town_days (prompt_id, day, saves) VALUES (new.prompt_id, new.created_at / 86400000, 1)
    ON CONFLICT (prompt_id, day) DO UPDATE SET saves = saves + 1;
END;
--> statement-breakpoint
-- A prompt in the trash comes back with the saves that it has by then.
CREATE TRIGGER saves_delete AFTER DELETE ON saves BEGIN
  UPDATE users SET shelf_count = shelf_count - 1 WHERE id = old.user_id;
  UPDATE prompts SET saves = saves - 1 WHERE id = old.prompt_id;
  UPDATE trash SET item = json_set(item, '$.saves', json_extract(item, '$.saves') - 1)
    WHERE id = old.prompt_id AND json_extract(item, '$.saves') > 0;
  UPDATE town_days SET saves = saves - 1 WHERE prompt_id = old.prompt_id AND day = old.created_at / 86400000;
END;
--> statement-breakpoint
-- A procedure: what is inserted here counts a use, unless its key was counted that day.
CREATE VIEW use_changes AS SELECT day, key, '' AS prompt_id FROM daily_uses;
--> statement-breakpoint
CREATE TRIGGER use_changes_apply INSTEAD OF INSERT ON use_changes
WHEN NOT EXISTS (SELECT 1 FROM daily_uses WHERE day = new.day AND key = new.key) BEGIN
  INSERT INTO daily_uses (day, key) VALUES (new.day, new.key);
  UPDATE prompts SET uses = uses + 1 WHERE id = new.prompt_id;
  INSERT INTO town_days (prompt_id, day, uses) VALUES (new.prompt_id, new.day, 1)
    ON CONFLICT (prompt_id, day) DO UPDATE SET uses = uses + 1;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_rank_update AFTER UPDATE OF saves, uses ON prompts
WHEN new.is_public AND new.publication IS NOT NULL AND (old.saves, old.uses) IS NOT (new.saves, new.uses) BEGIN
  INSERT INTO rank_outbox (publication, due) VALUES (new.publication, 0)
    ON CONFLICT (publication) DO UPDATE SET due = 0;
END;
--> statement-breakpoint
-- Whatever enters a list of the town, leaves it or moves.
CREATE TRIGGER town_changes_rank INSTEAD OF INSERT ON town_changes BEGIN
  INSERT INTO rank_outbox (publication, due) VALUES (new.publication, 0)
    ON CONFLICT (publication) DO UPDATE SET due = 0;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_days_delete AFTER DELETE ON prompts WHEN NOT EXISTS (SELECT 1 FROM trash WHERE id = old.id) BEGIN
  DELETE FROM town_days WHERE prompt_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER trash_days_delete AFTER DELETE ON trash WHEN NOT EXISTS (SELECT 1 FROM prompts WHERE id = old.id) BEGIN
  DELETE FROM town_days WHERE prompt_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER town_ranks_insert AFTER INSERT ON town_ranks WHEN new.ranking <> 'fresh' BEGIN
  INSERT INTO counters (name, total) VALUES ('ranked:' || new.ranking || ':' || new.list, 1)
    ON CONFLICT (name) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE TRIGGER town_ranks_delete AFTER DELETE ON town_ranks WHEN old.ranking <> 'fresh' BEGIN
  UPDATE counters SET total = total - 1 WHERE name = 'ranked:' || old.ranking || ':' || old.list;
END;
--> statement-breakpoint
-- What was published in the last thirty days has a share of the new places.
INSERT INTO rank_outbox (publication, due)
  SELECT publication, 0 FROM prompts
  WHERE is_public = 1 AND publication IS NOT NULL AND published_at > (unixepoch() - 2592000) * 1000;
