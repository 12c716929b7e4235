CREATE TABLE `follows` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `target`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follows_person` ON `follows` (`target`) WHERE kind = 'person';--> statement-breakpoint
ALTER TABLE `users` ADD `shown_posts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `prompts` ADD `remix_of` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `remixes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `prompts_town_member` ON `prompts` (`user_id`,`publication`) WHERE is_public = 1 and (publication is not null and show_profile = 1);--> statement-breakpoint
CREATE INDEX `prompts_remixes` ON `prompts` (`remix_of`,`publication`) WHERE is_public = 1 and (publication is not null and remix_of is not null);--> statement-breakpoint
-- By hand, down to the end (docs/decisions/039). Who follows a member follows nobody once that member is gone.
CREATE TRIGGER users_followed_delete AFTER DELETE ON users BEGIN
  DELETE FROM follows WHERE kind = 'person' AND target = old.id;
END;
--> statement-breakpoint
UPDATE users SET shown_posts = (
  SELECT count(*) FROM prompts
    WHERE user_id = users.id AND is_public = 1 AND publication IS NOT NULL AND show_profile = 1
) WHERE id IN (SELECT user_id FROM prompts WHERE is_public = 1 AND publication IS NOT NULL AND show_profile = 1);
--> statement-breakpoint
CREATE TRIGGER prompts_shown_insert AFTER INSERT ON prompts
WHEN new.is_public AND new.publication IS NOT NULL AND new.show_profile BEGIN
  UPDATE users SET shown_posts = shown_posts + 1 WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_shown_delete AFTER DELETE ON prompts
WHEN old.is_public AND old.publication IS NOT NULL AND old.show_profile BEGIN
  UPDATE users SET shown_posts = shown_posts - 1 WHERE id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_shown_update AFTER UPDATE OF is_public, publication, show_profile ON prompts
WHEN (old.is_public AND old.publication IS NOT NULL AND old.show_profile)
  <> (new.is_public AND new.publication IS NOT NULL AND new.show_profile) BEGIN
  UPDATE users
    SET shown_posts = shown_posts + iif(new.is_public AND new.publication IS NOT NULL AND new.show_profile, 1, -1)
    WHERE id = new.user_id;
END;
--> statement-breakpoint
-- The listed remixes of a prompt. One that comes back from the trash counts its own anew.
CREATE TRIGGER prompts_remix_insert AFTER INSERT ON prompts
WHEN new.remix_of IS NOT NULL AND new.is_public AND new.publication IS NOT NULL BEGIN
  UPDATE prompts SET remixes = remixes + 1 WHERE id = new.remix_of;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_remix_delete AFTER DELETE ON prompts
WHEN old.remix_of IS NOT NULL AND old.is_public AND old.publication IS NOT NULL BEGIN
  UPDATE prompts SET remixes = remixes - 1 WHERE id = old.remix_of;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_remix_update AFTER UPDATE OF is_public, publication ON prompts
WHEN new.remix_of IS NOT NULL
  AND (old.is_public AND old.publication IS NOT NULL) <> (new.is_public AND new.publication IS NOT NULL) BEGIN
  UPDATE prompts SET remixes = remixes + iif(new.is_public AND new.publication IS NOT NULL, 1, -1)
    WHERE id = new.remix_of;
END;
