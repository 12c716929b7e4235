CREATE TABLE `prompt_versions` (
	`prompt_id` text NOT NULL,
	`number` integer NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`variables` text,
	`is_pinned` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`prompt_id`, `number`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prompt_versions_user` ON `prompt_versions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `trash` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`deletion_id` text NOT NULL,
	`name` text NOT NULL,
	`item` text NOT NULL,
	`bytes` integer NOT NULL,
	`deleted_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trash_user` ON `trash` (`user_id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `trash_deletion` ON `trash` (`deletion_id`);--> statement-breakpoint
CREATE INDEX `trash_expires` ON `trash` (`expires_at`);--> statement-breakpoint
CREATE TABLE `undo_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`before` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `undo_steps_user` ON `undo_steps` (`user_id`);--> statement-breakpoint
CREATE INDEX `undo_steps_expires` ON `undo_steps` (`expires_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `history_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `prompts` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `prompts` ADD `pinned_at` integer;--> statement-breakpoint
ALTER TABLE `prompts` ADD `last_used_at` integer;--> statement-breakpoint
-- By hand, down to the end: versions have a count of their own; an item in the trash counts as many bytes as before its deletion, which is never refused.
CREATE TRIGGER prompt_versions_storage_insert AFTER INSERT ON prompt_versions BEGIN
  UPDATE users SET history_bytes = history_bytes + octet_length(concat(new.content, new.variables)) WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER prompt_versions_storage_delete AFTER DELETE ON prompt_versions BEGIN
  UPDATE users SET history_bytes = history_bytes - octet_length(concat(old.content, old.variables)) WHERE id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER trash_storage_insert AFTER INSERT ON trash BEGIN
  UPDATE users SET stored_bytes = stored_bytes + new.bytes WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER trash_storage_delete AFTER DELETE ON trash BEGIN
  UPDATE users SET stored_bytes = stored_bytes - old.bytes WHERE id = old.user_id;
END;
