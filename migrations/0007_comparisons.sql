CREATE TABLE `comparisons` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`prompt_id` text NOT NULL,
	`text_hash` text NOT NULL,
	`version` integer NOT NULL,
	`rival` text NOT NULL,
	`rival_version` integer,
	`rival_text` text NOT NULL,
	`trials` text NOT NULL,
	`engine` text NOT NULL,
	`created_at` integer NOT NULL,
	`outcome` text,
	`published_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comparisons_user` ON `comparisons` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comparisons_prompt` ON `comparisons` (`prompt_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `publications` ADD `is_proven` integer DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER IF EXISTS trash_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS prompts_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_counts;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_update;
--> statement-breakpoint
CREATE TRIGGER prompts_update
AFTER UPDATE OF original_input, content, variables, tags, title, description, folder_id, version ON prompts BEGIN
  INSERT INTO storage_changes SELECT
    new.user_id,
    octet_length(concat(old.original_input, old.content, old.variables, old.tags, old.title, old.description)),
    octet_length(concat(new.original_input, new.content, new.variables, new.tags, new.title, new.description))
    WHERE (old.original_input, old.content, old.variables, old.tags, old.title, old.description)
      IS NOT (new.original_input, new.content, new.variables, new.tags, new.title, new.description);
  UPDATE folders SET prompt_count = prompt_count + iif(id = new.folder_id, 1, -1)
    WHERE old.folder_id <> new.folder_id AND id IN (old.folder_id, new.folder_id);
  UPDATE member_tags SET prompt_count = prompt_count - 1
    WHERE old.tags <> new.tags AND user_id = old.user_id AND tag IN (SELECT value FROM json_each(old.tags));
  INSERT INTO member_tags (user_id, tag, prompt_count)
    SELECT new.user_id, value, 1 FROM json_each(new.tags) WHERE old.tags <> new.tags
    ON CONFLICT (user_id, tag) DO UPDATE SET prompt_count = prompt_count + 1;
  DELETE FROM member_tags
    WHERE old.tags <> new.tags
      AND user_id = old.user_id AND tag IN (SELECT value FROM json_each(old.tags)) AND prompt_count = 0;
  -- A new number of a prompt is a version, whoever changes it. The first change also keeps what it replaces.
  INSERT INTO prompt_versions (prompt_id, number, user_id, kind, content, variables, created_at)
    SELECT old.id, 1, old.user_id, old.version_kind, old.content, old.variables, old.created_at
    WHERE new.version > old.version AND old.version = 1
    ON CONFLICT DO NOTHING;
  INSERT INTO prompt_versions (prompt_id, number, user_id, kind, content, variables, created_at)
    SELECT new.id, new.version, new.user_id, new.version_kind, new.content, new.variables, new.updated_at
    WHERE new.version > old.version;
  -- A comparison proves the text that was compared, not the next one.
  UPDATE publications SET is_proven = 0
    WHERE (old.content, old.variables) IS NOT (new.content, new.variables) AND prompt_id = new.id AND is_proven;
  -- The search of a listed one.
  INSERT INTO search_outbox (town_number) SELECT town_number FROM publications
    WHERE (old.original_input, old.content, old.variables, old.tags, old.title, old.description)
      IS NOT (new.original_input, new.content, new.variables, new.tags, new.title, new.description)
      AND prompt_id = new.id AND is_public AND town_number IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER publications_update
AFTER UPDATE OF is_public, town_number, category, subcategory, language, show_profile, work_id ON publications BEGIN
  -- A case waits in the queue while its prompt is public: hidden by its author, there is nothing to judge.
  UPDATE moderation_cases SET is_queued = new.is_public
    WHERE old.is_public <> new.is_public AND prompt_id = new.prompt_id;
  -- Publications of an account's first hour (`firstHour` in app/features/town/limits.ts), by the clock of the publication.
  UPDATE users SET early_publications = early_publications + 1
    WHERE old.town_number IS NULL AND new.town_number IS NOT NULL
      AND id = new.user_id AND created_at > coalesce(new.published_at, 0) - 3600000;
  -- Examples and the published comparison are part of the publication: they leave the town with it. A prompt in the trash keeps them until it is deleted for good.
  DELETE FROM examples
    WHERE old.town_number IS NOT NULL AND new.town_number IS NULL AND prompt_id = new.prompt_id;
  UPDATE comparisons SET published_at = NULL
    WHERE old.town_number IS NOT NULL AND new.town_number IS NULL AND prompt_id = new.prompt_id AND published_at IS NOT NULL;
  INSERT INTO town_changes SELECT old.town_number, old.category, old.subcategory, old.language, old.is_lead, -1
    WHERE old.is_public AND old.town_number IS NOT NULL
      AND (old.is_public, old.town_number, old.category, old.subcategory, old.language)
        IS NOT (new.is_public, new.town_number, new.category, new.subcategory, new.language);
  INSERT INTO town_changes SELECT new.town_number, new.category, new.subcategory, new.language, new.is_lead, 1
    WHERE new.is_public AND new.town_number IS NOT NULL
      AND (old.is_public, old.town_number, old.category, old.subcategory, old.language)
        IS NOT (new.is_public, new.town_number, new.category, new.subcategory, new.language);
  INSERT INTO search_outbox (town_number) SELECT old.town_number
    WHERE old.is_public AND old.town_number IS NOT NULL
      AND (old.is_public, old.town_number, old.category, old.subcategory, old.language)
        IS NOT (new.is_public, new.town_number, new.category, new.subcategory, new.language);
  INSERT INTO search_outbox (town_number) SELECT new.town_number
    WHERE new.is_public AND new.town_number IS NOT NULL AND NOT (old.is_public AND old.town_number IS new.town_number);
  UPDATE publications SET remixes = remixes + iif(new.is_public AND new.town_number IS NOT NULL, 1, -1)
    WHERE (old.is_public AND old.town_number IS NOT NULL) <> (new.is_public AND new.town_number IS NOT NULL)
      AND prompt_id = new.remix_of;
  UPDATE users
    SET shown_posts = shown_posts + iif(new.is_public AND new.town_number IS NOT NULL AND new.show_profile, 1, -1)
    WHERE (old.is_public AND old.town_number IS NOT NULL AND old.show_profile)
        <> (new.is_public AND new.town_number IS NOT NULL AND new.show_profile)
      AND id = new.user_id;
  UPDATE publications SET is_lead = 1
    WHERE old.work_id IS NOT NULL AND new.work_id IS NULL AND prompt_id = new.prompt_id AND NOT is_lead;
  INSERT INTO work_changes SELECT value FROM json_each(json_array(old.work_id, new.work_id))
    WHERE value IS NOT NULL
      AND (old.is_public, old.town_number, old.work_id) IS NOT (new.is_public, new.town_number, new.work_id);
END;
--> statement-breakpoint
CREATE TRIGGER publications_counts AFTER UPDATE OF ranked_saves, uses, first_picture, first_text, is_proven ON publications
WHEN new.is_public AND new.town_number IS NOT NULL
  AND (old.ranked_saves, old.uses, old.is_proven, coalesce(old.first_picture, old.first_text) IS NULL)
    IS NOT (new.ranked_saves, new.uses, new.is_proven, coalesce(new.first_picture, new.first_text) IS NULL) BEGIN
  INSERT INTO rank_outbox (town_number, due) VALUES (new.town_number, 0)
    ON CONFLICT (town_number) DO UPDATE SET due = 0;
END;
--> statement-breakpoint
CREATE TRIGGER trash_delete AFTER DELETE ON trash
WHEN NOT EXISTS (SELECT 1 FROM prompts WHERE id = old.id) AND NOT EXISTS (SELECT 1 FROM folders WHERE id = old.id) BEGIN
  UPDATE users SET stored_bytes = stored_bytes - old.bytes WHERE id = old.user_id;
  DELETE FROM prompt_versions WHERE prompt_id = old.id;
  DELETE FROM reports WHERE prompt_id = old.id;
  DELETE FROM moderation_cases WHERE prompt_id = old.id;
  DELETE FROM town_days WHERE prompt_id = old.id;
  DELETE FROM examples WHERE prompt_id = old.id;
  DELETE FROM comparisons WHERE prompt_id = old.id;
END;
--> statement-breakpoint
INSERT INTO rank_outbox (town_number, due)
  SELECT town_number, 0 FROM publications
  WHERE is_public = 1 AND town_number IS NOT NULL AND coalesce(first_picture, first_text) IS NOT NULL
  ON CONFLICT (town_number) DO UPDATE SET due = 0;
