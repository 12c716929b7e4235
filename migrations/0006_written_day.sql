-- Custom SQL migration file, put your code below! ----> statement-breakpoint
DROP TRIGGER IF EXISTS users_storage_limit;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_update;
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
CREATE TRIGGER users_storage_limit AFTER UPDATE OF stored_bytes ON users BEGIN
  SELECT CASE WHEN new.email_verified_at IS NULL THEN RAISE(ABORT, 'storage_unverified') ELSE RAISE(ABORT, 'storage_full') END
    WHERE new.stored_bytes > old.stored_bytes
      AND new.stored_bytes > CASE WHEN new.email_verified_at IS NULL THEN 1000000 ELSE 50000000 END;
  SELECT CASE WHEN new.email_verified_at IS NULL THEN RAISE(ABORT, 'writing_unverified') ELSE RAISE(ABORT, 'writing_spent') END
    WHERE new.written_bytes > iif(old.written_on = new.written_on, old.written_bytes, 0)
      AND new.written_bytes > CASE WHEN new.email_verified_at IS NULL THEN 1000000 ELSE 50000000 END;
  SELECT RAISE(ABORT, 'visitors_full')
    WHERE new.email_verified_at IS NULL
      AND new.written_bytes > iif(old.written_on = new.written_on, old.written_bytes, 0)
      AND new.stored_bytes >= old.stored_bytes
      -- The folder of a new account is no saving.
      AND old.stored_bytes > 0
      AND EXISTS (SELECT 1 FROM stranger_totals WHERE kind = 'saved' AND bytes >= most);
END;
