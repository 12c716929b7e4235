ALTER TABLE `users` ADD `early_limit` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
DROP TRIGGER prompts_early_update;
--> statement-breakpoint
-- Publications of an account's first hour (`firstHour` in app/features/town/limits.ts), by the clock of the publication.
CREATE TRIGGER prompts_early_update AFTER UPDATE OF publication ON prompts
WHEN old.publication IS NULL AND new.publication IS NOT NULL BEGIN
  UPDATE users SET early_publications = early_publications + 1
    WHERE id = new.user_id AND created_at > coalesce(new.published_at, 0) - 3600000;
END;
--> statement-breakpoint
-- A prompt that comes back from the trash was counted when it was published.
CREATE TRIGGER prompts_early_insert AFTER INSERT ON prompts
WHEN new.publication IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM trash WHERE id = new.id AND json_extract(item, '$.publication') = new.publication) BEGIN
  UPDATE users SET early_publications = early_publications + 1
    WHERE id = new.user_id AND created_at > coalesce(new.published_at, 0) - 3600000;
END;
--> statement-breakpoint
-- The refusal for every way to publish; `publish_wait` in app/errors.ts.
CREATE TRIGGER users_early_limit AFTER UPDATE OF early_publications ON users
WHEN new.early_publications > old.early_publications AND new.early_publications > new.early_limit AND NOT new.is_official BEGIN
  SELECT RAISE(ABORT, 'publish_wait');
END;
