CREATE TABLE `imports` (
	`user_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`bytes` integer NOT NULL,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imports_started` ON `imports` (`started_at`);--> statement-breakpoint
-- By hand, down to the end: the files of an import are storage of its member, by the bytes that its row claims.
CREATE TRIGGER imports_storage_insert AFTER INSERT ON imports BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, 0, new.bytes);
END;
--> statement-breakpoint
CREATE TRIGGER imports_storage_delete AFTER DELETE ON imports BEGIN
  INSERT INTO storage_changes VALUES (old.user_id, old.bytes, 0);
END;
--> statement-breakpoint
-- Fewer bytes are files that went: nothing is written.
CREATE TRIGGER imports_storage_update AFTER UPDATE OF bytes ON imports WHEN old.bytes <> new.bytes BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, max(old.bytes - new.bytes, 0), max(new.bytes - old.bytes, 0));
END;
