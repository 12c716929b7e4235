DROP TRIGGER IF EXISTS saves_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS saves_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_saves_verified;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS publications_counts;
--> statement-breakpoint
ALTER TABLE email_tokens RENAME COLUMN purpose TO kind;
--> statement-breakpoint
ALTER TABLE publications RENAME COLUMN removed_at TO withheld_at;
--> statement-breakpoint
ALTER TABLE publications RENAME COLUMN saves TO save_count;
--> statement-breakpoint
ALTER TABLE publications RENAME COLUMN uses TO use_count;
--> statement-breakpoint
ALTER TABLE publications RENAME COLUMN ranked_saves TO ranked_save_count;
--> statement-breakpoint
ALTER TABLE publications RENAME COLUMN remixes TO remix_count;
--> statement-breakpoint
ALTER TABLE town_days RENAME COLUMN saves TO save_count;
--> statement-breakpoint
ALTER TABLE town_days RENAME COLUMN uses TO use_count;
--> statement-breakpoint
UPDATE trash SET item = json_remove(
    json_patch(item, json_object('publication', json_object(
      'withheldAt', json_extract(item, '$.publication.removedAt'),
      'saveCount', json_extract(item, '$.publication.saves'),
      'useCount', json_extract(item, '$.publication.uses'),
      'rankedSaveCount', json_extract(item, '$.publication.rankedSaves'),
      'remixCount', json_extract(item, '$.publication.remixes')
    ))),
    '$.publication.removedAt', '$.publication.saves', '$.publication.uses', '$.publication.rankedSaves', '$.publication.remixes'
  ) WHERE json_type(item, '$.publication') IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER publications_insert AFTER INSERT ON publications BEGIN
  UPDATE moderation_cases SET is_queued = 1
    WHERE (new.is_public OR new.withheld_at IS NOT NULL)
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
  UPDATE publications SET remix_count = remix_count + 1
    WHERE new.is_public AND new.town_number IS NOT NULL AND prompt_id = new.remix_of;
  UPDATE users SET shown_posts = shown_posts + 1
    WHERE new.is_public AND new.town_number IS NOT NULL AND new.show_profile AND id = new.user_id;
  INSERT INTO work_changes SELECT new.work_id WHERE new.work_id IS NOT NULL;
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
  UPDATE publications SET remix_count = remix_count + iif(new.is_public AND new.town_number IS NOT NULL, 1, -1)
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
CREATE TRIGGER publications_counts AFTER UPDATE OF ranked_save_count, use_count, first_picture, first_text, is_proven ON publications
WHEN new.is_public AND new.town_number IS NOT NULL
  AND (old.ranked_save_count, old.use_count, old.is_proven, coalesce(old.first_picture, old.first_text) IS NULL)
    IS NOT (new.ranked_save_count, new.use_count, new.is_proven, coalesce(new.first_picture, new.first_text) IS NULL) BEGIN
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
  UPDATE publications SET remix_count = remix_count - 1
    WHERE old.is_public AND old.town_number IS NOT NULL AND prompt_id = old.remix_of;
  UPDATE users SET shown_posts = shown_posts - 1
    WHERE old.is_public AND old.town_number IS NOT NULL AND old.show_profile AND id = old.user_id;
  INSERT INTO work_changes SELECT old.work_id WHERE old.work_id IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER saves_delete AFTER DELETE ON saves BEGIN
  UPDATE users SET shelf_count = shelf_count - 1 WHERE id = old.user_id;
  UPDATE publications SET save_count = save_count - 1, ranked_save_count = ranked_save_count - old.is_counted
    WHERE prompt_id = old.prompt_id;
  UPDATE trash SET item = json_set(
      item,
      '$.publication.saveCount', json_extract(item, '$.publication.saveCount') - 1,
      '$.publication.rankedSaveCount', json_extract(item, '$.publication.rankedSaveCount') - old.is_counted
    )
    WHERE id = old.prompt_id AND json_extract(item, '$.publication.saveCount') > 0;
  UPDATE town_days SET save_count = save_count - 1
    WHERE old.is_counted AND prompt_id = old.prompt_id AND day = old.created_at / 86400000;
END;
--> statement-breakpoint
CREATE TRIGGER saves_insert AFTER INSERT ON saves BEGIN
  UPDATE users SET shelf_count = shelf_count + 1 WHERE id = new.user_id;
  UPDATE publications SET save_count = save_count + 1, ranked_save_count = ranked_save_count + new.is_counted
    WHERE prompt_id = new.prompt_id;
  INSERT INTO town_days (prompt_id, day, save_count) SELECT new.prompt_id, new.created_at / 86400000, 1 WHERE new.is_counted
    ON CONFLICT (prompt_id, day) DO UPDATE SET save_count = save_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_saves_verified AFTER UPDATE OF email_verified_at ON users
WHEN old.email_verified_at IS NULL AND new.email_verified_at IS NOT NULL BEGIN
  UPDATE publications SET ranked_save_count = ranked_save_count + 1
    WHERE prompt_id IN (SELECT prompt_id FROM saves WHERE user_id = new.id AND NOT is_counted);
  UPDATE trash SET item = json_set(item, '$.publication.rankedSaveCount', json_extract(item, '$.publication.rankedSaveCount') + 1)
    WHERE id IN (SELECT prompt_id FROM saves WHERE user_id = new.id AND NOT is_counted);
  INSERT INTO town_days (prompt_id, day, save_count)
    SELECT prompt_id, created_at / 86400000, 1 FROM saves WHERE user_id = new.id AND NOT is_counted
    ON CONFLICT (prompt_id, day) DO UPDATE SET save_count = save_count + 1;
  UPDATE saves SET is_counted = 1 WHERE user_id = new.id AND NOT is_counted;
END;
