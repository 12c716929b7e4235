ALTER TABLE `users` ADD `early_publications` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt_id` text NOT NULL,
	`author_id` text NOT NULL,
	`user_id` text,
	`reason` text NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL,
	`decision_id` text,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reports_prompt` ON `reports` (`prompt_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `reports_author` ON `reports` (`author_id`);
--> statement-breakpoint
CREATE INDEX `reports_user` ON `reports` (`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_open` ON `reports` (`prompt_id`,`user_id`) WHERE decision_id is null and user_id is not null;
--> statement-breakpoint
CREATE TABLE `moderation_cases` (
	`prompt_id` text PRIMARY KEY NOT NULL,
	`author_id` text NOT NULL,
	`reports` integer NOT NULL,
	`reasons` text NOT NULL,
	`is_answered` integer NOT NULL,
	`is_queued` integer NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `moderation_cases_queue` ON `moderation_cases` (reports desc,`since`) WHERE is_queued = 1;
--> statement-breakpoint
CREATE INDEX `moderation_cases_author` ON `moderation_cases` (`author_id`);
--> statement-breakpoint
CREATE TABLE `moderation_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt_id` text NOT NULL,
	`author_id` text NOT NULL,
	`admin_id` text,
	`action` text NOT NULL,
	`reason` text NOT NULL,
	`sentence` text NOT NULL,
	`reports` integer NOT NULL,
	`is_final` integer NOT NULL,
	`decided_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `moderation_decisions_prompt` ON `moderation_decisions` (`prompt_id`);
--> statement-breakpoint
CREATE INDEX `moderation_decisions_author` ON `moderation_decisions` (`author_id`);
--> statement-breakpoint
CREATE INDEX `moderation_decisions_admin` ON `moderation_decisions` (`admin_id`);
--> statement-breakpoint
CREATE INDEX `moderation_decisions_time` ON `moderation_decisions` (`decided_at`);
--> statement-breakpoint
CREATE INDEX `prompts_withheld` ON `prompts` (`user_id`,`removed_at`) WHERE removed_at is not null;
--> statement-breakpoint
-- By hand, down to the end. A report opens a case, or joins it.
CREATE TRIGGER reports_case_insert AFTER INSERT ON reports BEGIN
  INSERT INTO moderation_cases (prompt_id, author_id, reports, reasons, is_answered, is_queued, since)
    VALUES (new.prompt_id, new.author_id, 1, json_object(new.reason, 1), 0, 1, new.created_at)
    ON CONFLICT (prompt_id) DO UPDATE SET reports = reports + 1, is_queued = 1,
      reasons = json_set(reasons, '$.' || new.reason, coalesce(json_extract(reasons, '$.' || new.reason), 0) + 1);
END;
--> statement-breakpoint
-- The account of a reporter is deleted.
CREATE TRIGGER reports_case_delete AFTER DELETE ON reports WHEN old.decision_id IS NULL BEGIN
  UPDATE moderation_cases SET reports = reports - 1,
      reasons = json_set(reasons, '$.' || old.reason, json_extract(reasons, '$.' || old.reason) - 1)
    WHERE prompt_id = old.prompt_id;
  DELETE FROM moderation_cases WHERE prompt_id = old.prompt_id AND reports < 1 AND NOT is_answered;
END;
--> statement-breakpoint
-- A case waits in the queue only while there is something public to judge, or an answer to read.
CREATE TRIGGER prompts_case_update AFTER UPDATE OF is_public ON prompts WHEN old.is_public <> new.is_public BEGIN
  UPDATE moderation_cases SET is_queued = new.is_public WHERE prompt_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_case_delete AFTER DELETE ON prompts BEGIN
  UPDATE moderation_cases SET is_queued = 0 WHERE prompt_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_case_insert AFTER INSERT ON prompts WHEN new.is_public OR new.removed_at IS NOT NULL BEGIN
  UPDATE moderation_cases SET is_queued = 1 WHERE prompt_id = new.id AND (is_answered OR new.is_public);
END;
--> statement-breakpoint
-- Deleted for good: its reports and its case go too; decisions stay with their author's account.
CREATE TRIGGER trash_case_delete AFTER DELETE ON trash WHEN NOT EXISTS (SELECT 1 FROM prompts WHERE id = old.id) BEGIN
  DELETE FROM reports WHERE prompt_id = old.id;
  DELETE FROM moderation_cases WHERE prompt_id = old.id;
END;
--> statement-breakpoint
-- Publications of an account's first hour (`firstHour` in app/features/town/limits.ts), by the clock of the publication.
CREATE TRIGGER prompts_early_update AFTER UPDATE OF publication ON prompts
WHEN old.publication IS NULL AND new.publication IS NOT NULL BEGIN
  UPDATE users SET early_publications = early_publications + 1
    WHERE id = new.user_id AND created_at > new.published_at - 3600000;
END;
--> statement-breakpoint
-- What members write in reports and answers counts as theirs.
CREATE TRIGGER reports_storage_insert AFTER INSERT ON reports WHEN new.comment <> '' AND new.user_id IS NOT NULL BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, 0, octet_length(new.comment));
END;
--> statement-breakpoint
CREATE TRIGGER reports_storage_delete AFTER DELETE ON reports WHEN old.comment <> '' AND old.user_id IS NOT NULL BEGIN
  INSERT INTO storage_changes VALUES (old.user_id, octet_length(old.comment), 0);
END;
--> statement-breakpoint
CREATE TRIGGER moderation_decisions_storage_update AFTER UPDATE OF answer ON moderation_decisions
WHEN old.answer IS NOT new.answer BEGIN
  INSERT INTO storage_changes
    VALUES (new.author_id, coalesce(octet_length(old.answer), 0), coalesce(octet_length(new.answer), 0));
END;
