DROP TRIGGER IF EXISTS town_changes_apply;
--> statement-breakpoint
DROP TRIGGER IF EXISTS work_changes_apply;
--> statement-breakpoint
DROP TRIGGER IF EXISTS prompts_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_lead;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_counts;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_delete;
--> statement-breakpoint
DROP VIEW town_changes;
--> statement-breakpoint
ALTER TABLE publications RENAME COLUMN publication TO town_number;
--> statement-breakpoint
ALTER TABLE search_outbox RENAME COLUMN publication TO town_number;
--> statement-breakpoint
ALTER TABLE town_ranks RENAME COLUMN publication TO town_number;
--> statement-breakpoint
ALTER TABLE rank_outbox RENAME COLUMN publication TO town_number;
--> statement-breakpoint
DROP INDEX town_ranks_publication;
--> statement-breakpoint
CREATE INDEX `town_ranks_town_number` ON `town_ranks` (`town_number`);
--> statement-breakpoint
UPDATE trash SET item = json_remove(
    json_set(item, '$.publication.townNumber', json_extract(item, '$.publication.publication')), '$.publication.publication'
  ) WHERE json_type(item, '$.publication.publication') IS NOT NULL;
--> statement-breakpoint
CREATE VIEW town_changes AS SELECT 0 AS town_number, category, subcategory, language, is_lead, 0 AS change FROM publications;
--> statement-breakpoint
CREATE TRIGGER town_changes_apply INSTEAD OF INSERT ON town_changes BEGIN
  INSERT INTO town_counts (language, counts)
    SELECT value, json_object('all', new.change, new.category, new.change, new.subcategory, new.change)
    FROM json_each(json_array(new.language, iif(new.is_lead, 'all', NULL))) WHERE value IS NOT NULL
    ON CONFLICT (language) DO UPDATE SET counts = json_set(
      counts,
      '$.all', (counts ->> 'all') + new.change,
      '$."' || new.category || '"', coalesce(counts ->> new.category, 0) + new.change,
      '$."' || new.subcategory || '"', coalesce(counts ->> new.subcategory, 0) + new.change
    );
  INSERT INTO rank_outbox (town_number, due) VALUES (new.town_number, 0)
    ON CONFLICT (town_number) DO UPDATE SET due = 0;
END;
--> statement-breakpoint
CREATE TRIGGER work_changes_apply INSTEAD OF INSERT ON work_changes WHEN new.work_id IS NOT NULL BEGIN
  UPDATE publications SET is_lead = NOT is_lead
  WHERE work_id = new.work_id AND is_lead IS NOT (
    NOT is_public OR town_number IS NULL OR town_number = (
      SELECT min(town_number) FROM publications AS versions
      WHERE versions.work_id = new.work_id AND versions.is_public AND versions.town_number IS NOT NULL
    )
  );
END;
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
  -- The search of a listed one.
  INSERT INTO search_outbox (town_number) SELECT town_number FROM publications
    WHERE (old.original_input, old.content, old.variables, old.tags, old.title, old.description)
      IS NOT (new.original_input, new.content, new.variables, new.tags, new.title, new.description)
      AND prompt_id = new.id AND is_public AND town_number IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER publications_insert AFTER INSERT ON publications BEGIN
  UPDATE moderation_cases SET is_queued = 1
    WHERE (new.is_public OR new.removed_at IS NOT NULL)
      AND prompt_id = new.prompt_id AND (is_answered OR new.is_public);
  UPDATE users SET early_publications = early_publications + 1
    WHERE new.town_number IS NOT NULL
      AND NOT EXISTS (
        SELECT 1 FROM trash WHERE id = new.prompt_id AND json_extract(item, '$.publication.townNumber') = new.town_number
      )
      AND id = new.user_id AND created_at > coalesce(new.published_at, 0) - 3600000;
  INSERT INTO town_changes SELECT new.town_number, new.category, new.subcategory, new.language, new.is_lead, 1
    WHERE new.is_public AND new.town_number IS NOT NULL;
  INSERT INTO search_outbox (town_number) SELECT new.town_number WHERE new.is_public AND new.town_number IS NOT NULL;
  UPDATE publications SET remixes = remixes + 1
    WHERE new.is_public AND new.town_number IS NOT NULL AND prompt_id = new.remix_of;
  UPDATE users SET shown_posts = shown_posts + 1
    WHERE new.is_public AND new.town_number IS NOT NULL AND new.show_profile AND id = new.user_id;
  INSERT INTO work_changes SELECT new.work_id WHERE new.work_id IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER publications_update
AFTER UPDATE OF is_public, town_number, category, subcategory, language, show_profile, work_id ON publications BEGIN
  -- A case waits in the queue only while there is something public to judge, or an answer to read.
  UPDATE moderation_cases SET is_queued = new.is_public
    WHERE old.is_public <> new.is_public AND prompt_id = new.prompt_id;
  -- Publications of an account's first hour (`firstHour` in app/features/town/limits.ts), by the clock of the publication.
  UPDATE users SET early_publications = early_publications + 1
    WHERE old.town_number IS NULL AND new.town_number IS NOT NULL
      AND id = new.user_id AND created_at > coalesce(new.published_at, 0) - 3600000;
  -- Examples are part of the publication: they leave the town with it. A prompt in the trash keeps them until it is deleted for good.
  DELETE FROM examples
    WHERE old.town_number IS NOT NULL AND new.town_number IS NULL AND prompt_id = new.prompt_id;
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
CREATE TRIGGER publications_lead AFTER UPDATE OF is_lead ON publications
WHEN new.is_public AND new.town_number IS NOT NULL AND old.is_lead <> new.is_lead BEGIN
  INSERT INTO town_changes VALUES (new.town_number, new.category, new.subcategory, new.language, old.is_lead, -1);
  INSERT INTO town_changes VALUES (new.town_number, new.category, new.subcategory, new.language, new.is_lead, 1);
END;
--> statement-breakpoint
CREATE TRIGGER publications_counts AFTER UPDATE OF ranked_saves, uses ON publications
WHEN new.is_public AND new.town_number IS NOT NULL AND (old.ranked_saves, old.uses) IS NOT (new.ranked_saves, new.uses) BEGIN
  INSERT INTO rank_outbox (town_number, due) VALUES (new.town_number, 0)
    ON CONFLICT (town_number) DO UPDATE SET due = 0;
END;
--> statement-breakpoint
CREATE TRIGGER publications_delete AFTER DELETE ON publications BEGIN
  UPDATE moderation_cases SET is_queued = 0 WHERE prompt_id = old.prompt_id;
  DELETE FROM town_days WHERE NOT EXISTS (SELECT 1 FROM trash WHERE id = old.prompt_id) AND prompt_id = old.prompt_id;
  INSERT INTO town_changes SELECT old.town_number, old.category, old.subcategory, old.language, old.is_lead, -1
    WHERE old.is_public AND old.town_number IS NOT NULL;
  INSERT INTO search_outbox (town_number) SELECT old.town_number WHERE old.is_public AND old.town_number IS NOT NULL;
  UPDATE publications SET remixes = remixes - 1
    WHERE old.is_public AND old.town_number IS NOT NULL AND prompt_id = old.remix_of;
  UPDATE users SET shown_posts = shown_posts - 1
    WHERE old.is_public AND old.town_number IS NOT NULL AND old.show_profile AND id = old.user_id;
  INSERT INTO work_changes SELECT old.work_id WHERE old.work_id IS NOT NULL;
END;
