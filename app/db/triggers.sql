-- -------- storage_changes --------

-- A procedure: what is inserted here counts what a member wrote as so many bytes in place of so many. Each table that members write has
-- triggers that do.
CREATE VIEW storage_changes AS SELECT id AS user_id, 0 AS bytes_before, 0 AS bytes_after FROM users;

CREATE TRIGGER storage_changes_apply INSTEAD OF INSERT ON storage_changes BEGIN
  UPDATE users SET
    stored_bytes = stored_bytes - new.bytes_before + new.bytes_after,
    written_bytes = CASE WHEN written_on = date() THEN written_bytes ELSE 0 END + new.bytes_after,
    written_on = date()
    WHERE id = new.user_id;
END;

-- -------- town_changes --------

-- A procedure: what is inserted here counts a publication into its lists (change 1) or out of them (-1): those of its language, and
-- those of all languages if it stands for its work. Whatever enters a list, leaves it or moves is ranked again.
CREATE VIEW town_changes AS SELECT 0 AS town_number, category, subcategory, language, is_lead, 0 AS change FROM publications;

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

-- -------- work_changes --------

-- A procedure: what is inserted here has its lead determined anew, the listed version with the lowest publication.
CREATE VIEW work_changes AS SELECT work_id FROM publications;

CREATE TRIGGER work_changes_apply INSTEAD OF INSERT ON work_changes WHEN new.work_id IS NOT NULL BEGIN
  UPDATE publications SET is_lead = NOT is_lead
  WHERE work_id = new.work_id AND is_lead IS NOT (
    NOT is_public OR town_number IS NULL OR town_number = (
      SELECT min(town_number) FROM publications AS versions
      WHERE versions.work_id = new.work_id AND versions.is_public AND versions.town_number IS NOT NULL
    )
  );
END;

-- -------- access_tokens --------

-- A name is never changed: no trigger of updates.
CREATE TRIGGER access_tokens_delete AFTER DELETE ON access_tokens BEGIN
  INSERT INTO storage_changes VALUES (old.user_id, octet_length(old.name), 0);
END;

CREATE TRIGGER access_tokens_insert AFTER INSERT ON access_tokens BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, 0, octet_length(new.name));
END;

-- -------- examples --------

-- The files go after the row: one that a crash leaves is still listed. When a member leaves, all that is theirs goes anyway.
CREATE TRIGGER examples_delete AFTER DELETE ON examples BEGIN
  INSERT INTO storage_changes VALUES (
    old.user_id, old.picture_bytes + octet_length(concat(old.text, old.alt, old.variable_values)), 0
  );
  INSERT INTO example_files SELECT old.id, old.user_id, 0
    WHERE old.kind = 'picture' AND EXISTS (SELECT 1 FROM users WHERE id = old.user_id)
    ON CONFLICT (id) DO UPDATE SET due_at = 0;
END;

CREATE TRIGGER examples_insert AFTER INSERT ON examples BEGIN
  INSERT INTO storage_changes VALUES (
    new.user_id, 0, new.picture_bytes + octet_length(concat(new.text, new.alt, new.variable_values))
  );
END;

-- A picture itself is never written again.
CREATE TRIGGER examples_update AFTER UPDATE OF text, alt, variable_values ON examples
WHEN (old.text, old.alt, old.variable_values) IS NOT (new.text, new.alt, new.variable_values) BEGIN
  INSERT INTO storage_changes VALUES (
    new.user_id,
    octet_length(concat(old.text, old.alt, old.variable_values)),
    octet_length(concat(new.text, new.alt, new.variable_values))
  );
END;

-- -------- folders --------

-- A folder of the trash goes on counting: its row there is written before the folder's own is deleted.
CREATE TRIGGER folders_delete AFTER DELETE ON folders WHEN NOT EXISTS (SELECT 1 FROM trash WHERE id = old.id) BEGIN
  INSERT INTO storage_changes VALUES (old.user_id, octet_length(old.name), 0);
END;

-- A restored folder takes the place of its row in the trash, which is deleted after this.
CREATE TRIGGER folders_insert AFTER INSERT ON folders BEGIN
  INSERT INTO storage_changes VALUES (
    new.user_id,
    coalesce((SELECT bytes FROM trash WHERE id = new.id), 0),
    octet_length(new.name)
  );
END;

CREATE TRIGGER folders_update AFTER UPDATE OF name ON folders WHEN old.name <> new.name BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, octet_length(old.name), octet_length(new.name));
END;

-- -------- imports --------

CREATE TRIGGER imports_delete AFTER DELETE ON imports BEGIN
  INSERT INTO storage_changes VALUES (old.user_id, old.bytes, 0);
END;

-- The files of an import are storage of its member, by the bytes that its row claims.
CREATE TRIGGER imports_insert AFTER INSERT ON imports BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, 0, new.bytes);
END;

-- Fewer bytes are files that went: nothing is written.
CREATE TRIGGER imports_update AFTER UPDATE OF bytes ON imports WHEN old.bytes <> new.bytes BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, max(old.bytes - new.bytes, 0), max(new.bytes - old.bytes, 0));
END;

-- -------- moderation_decisions --------

-- What an author answered counts until the account is deleted, and with it every decision about its prompts.
CREATE TRIGGER moderation_decisions_update AFTER UPDATE OF answer ON moderation_decisions
WHEN old.answer IS NOT new.answer BEGIN
  INSERT INTO storage_changes
    VALUES (new.author_id, coalesce(octet_length(old.answer), 0), coalesce(octet_length(new.answer), 0));
END;

-- -------- prompt_versions --------

CREATE TRIGGER prompt_versions_delete AFTER DELETE ON prompt_versions BEGIN
  UPDATE users SET history_bytes = history_bytes - octet_length(concat(old.content, old.variables)) WHERE id = old.user_id;
END;

-- Versions are counted apart from the rest of a member's storage.
-- Every tenth version thins what is older than the latest 50: the last of each day stays for 30 days, of each week for a year,
-- of each 30 days after. The first, pinned and shared ones stay.
CREATE TRIGGER prompt_versions_insert AFTER INSERT ON prompt_versions BEGIN
  UPDATE users SET history_bytes = history_bytes + octet_length(concat(new.content, new.variables)) WHERE id = new.user_id;
  DELETE FROM prompt_versions
    WHERE new.number > 50 AND new.number % 10 = 0
      AND prompt_id = new.prompt_id AND number BETWEEN 2 AND new.number - 50
      AND NOT is_pinned AND NOT is_shared
      AND number NOT IN (
        SELECT max(number) FROM prompt_versions
          WHERE prompt_id = new.prompt_id AND number BETWEEN 2 AND new.number - 50
          GROUP BY CASE
            WHEN created_at > new.created_at - 30 * 86400000 THEN 'day ' || (created_at / 86400000)
            WHEN created_at > new.created_at - 365 * 86400000 THEN 'week ' || (created_at / 604800000)
            ELSE 'month ' || (created_at / 2592000000)
          END
      );
END;

-- -------- prompts --------

-- A prompt in the trash keeps counting its bytes. When a member leaves, all that is theirs goes anyway.
CREATE TRIGGER prompts_delete AFTER DELETE ON prompts BEGIN
  UPDATE counters SET total = total - 1 WHERE name = 'prompts';
  UPDATE folders SET prompt_count = prompt_count - 1
    WHERE EXISTS (SELECT 1 FROM users WHERE id = old.user_id) AND id = old.folder_id;
  UPDATE member_tags SET prompt_count = prompt_count - 1
    WHERE EXISTS (SELECT 1 FROM users WHERE id = old.user_id)
      AND user_id = old.user_id AND tag IN (SELECT value FROM json_each(old.tags));
  DELETE FROM member_tags
    WHERE EXISTS (SELECT 1 FROM users WHERE id = old.user_id)
      AND user_id = old.user_id AND tag IN (SELECT value FROM json_each(old.tags)) AND prompt_count = 0;
  INSERT INTO storage_changes SELECT
    old.user_id,
    octet_length(concat(old.original_input, old.content, old.variables, old.tags, old.title, old.description)),
    0
    WHERE NOT EXISTS (SELECT 1 FROM trash WHERE id = old.id);
END;

CREATE TRIGGER prompts_insert AFTER INSERT ON prompts BEGIN
  UPDATE counters SET total = total + 1 WHERE name = 'prompts';
  UPDATE folders SET prompt_count = prompt_count + 1 WHERE id = new.folder_id;
  INSERT INTO member_tags (user_id, tag, prompt_count)
    SELECT new.user_id, value, 1 FROM json_each(new.tags) WHERE true
    ON CONFLICT (user_id, tag) DO UPDATE SET prompt_count = prompt_count + 1;
  INSERT INTO storage_changes VALUES (
    new.user_id,
    coalesce((SELECT bytes FROM trash WHERE id = new.id), 0),
    octet_length(concat(new.original_input, new.content, new.variables, new.tags, new.title, new.description))
  );
END;

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

-- -------- publications --------

-- A prompt that comes back from the trash was counted among its account's early publications when it was published. The remixes of
-- the prompt itself are counted by the command that inserts it; here, those of its source.
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

-- By itself, since a trigger does not start itself again: a change of one version moves the lead of others.
CREATE TRIGGER publications_lead AFTER UPDATE OF is_lead ON publications
WHEN new.is_public AND new.town_number IS NOT NULL AND old.is_lead <> new.is_lead BEGIN
  INSERT INTO town_changes VALUES (new.town_number, new.category, new.subcategory, new.language, old.is_lead, -1);
  INSERT INTO town_changes VALUES (new.town_number, new.category, new.subcategory, new.language, new.is_lead, 1);
END;

-- Whatever is saved or used more or less is ranked again, and what has results for the first time or no more.
CREATE TRIGGER publications_counts AFTER UPDATE OF ranked_save_count, use_count, first_picture, first_text, is_proven ON publications
WHEN new.is_public AND new.town_number IS NOT NULL
  AND (old.ranked_save_count, old.use_count, old.is_proven, coalesce(old.first_picture, old.first_text) IS NULL)
    IS NOT (new.ranked_save_count, new.use_count, new.is_proven, coalesce(new.first_picture, new.first_text) IS NULL) BEGIN
  INSERT INTO rank_outbox (town_number, due) VALUES (new.town_number, 0)
    ON CONFLICT (town_number) DO UPDATE SET due = 0;
END;

-- It goes with its prompt, for good or to the trash, which keeps its row, its days and its examples.
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

-- -------- reports --------

-- The account of a reporter is deleted, or the prompt for good.
CREATE TRIGGER reports_delete AFTER DELETE ON reports BEGIN
  INSERT INTO storage_changes SELECT old.user_id, octet_length(old.comment), 0
    WHERE old.comment <> '' AND old.user_id IS NOT NULL;
  UPDATE moderation_cases SET reports = reports - 1,
      reasons = json_set(reasons, '$.' || old.reason, json_extract(reasons, '$.' || old.reason) - 1)
    WHERE old.decision_id IS NULL AND prompt_id = old.prompt_id;
  DELETE FROM moderation_cases
    WHERE old.decision_id IS NULL AND prompt_id = old.prompt_id AND reports < 1 AND NOT is_answered;
END;

-- A report opens a case, or joins it. What members write in reports and answers counts as theirs.
CREATE TRIGGER reports_insert AFTER INSERT ON reports BEGIN
  INSERT INTO storage_changes SELECT new.user_id, 0, octet_length(new.comment)
    WHERE new.comment <> '' AND new.user_id IS NOT NULL;
  INSERT INTO moderation_cases (prompt_id, author_id, reports, reasons, is_answered, is_queued, since)
    VALUES (new.prompt_id, new.author_id, 1, json_object(new.reason, 1), 0, 1, new.created_at)
    ON CONFLICT (prompt_id) DO UPDATE SET reports = reports + 1, is_queued = 1,
      reasons = json_set(reasons, '$.' || new.reason, coalesce(json_extract(reasons, '$.' || new.reason), 0) + 1);
END;

-- -------- saves --------

-- A prompt in the trash comes back with the saves that it has by then: its counts there go down too.
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

-- Rankings and days count the saves of verified members alone.
CREATE TRIGGER saves_insert AFTER INSERT ON saves BEGIN
  UPDATE users SET shelf_count = shelf_count + 1 WHERE id = new.user_id;
  UPDATE publications SET save_count = save_count + 1, ranked_save_count = ranked_save_count + new.is_counted
    WHERE prompt_id = new.prompt_id;
  INSERT INTO town_days (prompt_id, day, save_count) SELECT new.prompt_id, new.created_at / 86400000, 1 WHERE new.is_counted
    ON CONFLICT (prompt_id, day) DO UPDATE SET save_count = save_count + 1;
END;

-- -------- town_ranks --------

-- How long each ranking is. The list of what is fresh is never counted: it has no pages.
CREATE TRIGGER town_ranks_delete AFTER DELETE ON town_ranks WHEN old.ranking <> 'fresh' BEGIN
  UPDATE counters SET total = total - 1 WHERE name = 'ranked:' || old.ranking || ':' || old.list;
END;

CREATE TRIGGER town_ranks_insert AFTER INSERT ON town_ranks WHEN new.ranking <> 'fresh' BEGIN
  INSERT INTO counters (name, total) VALUES ('ranked:' || new.ranking || ':' || new.list, 1)
    ON CONFLICT (name) DO UPDATE SET total = total + 1;
END;

-- -------- trash --------

-- Deleted for good: nothing of the item is left, its reports and its case neither; decisions stay with their author's account.
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

-- A folder in the trash has its prompts with it. A prompt is still there by now, and counts until its own row is deleted.
CREATE TRIGGER trash_insert AFTER INSERT ON trash WHEN NOT EXISTS (SELECT 1 FROM prompts WHERE id = new.id) BEGIN
  UPDATE users
    SET stored_bytes = stored_bytes + new.bytes - coalesce((SELECT octet_length(name) FROM folders WHERE id = new.id), 0)
    WHERE id = new.user_id;
END;

-- -------- users --------

-- The refusal for every way to publish; `publish_wait` in app/errors.ts.
CREATE TRIGGER users_early_limit AFTER UPDATE OF early_publications ON users
WHEN new.early_publications > old.early_publications AND new.early_publications > new.early_limit AND NOT new.is_official BEGIN
  SELECT RAISE(ABORT, 'publish_wait');
END;

-- Who follows a member follows nobody once that member is gone.
CREATE TRIGGER users_followed_delete AFTER DELETE ON users BEGIN
  DELETE FROM follows WHERE kind = 'person' AND target = old.id;
END;

-- A member's versions may have as many bytes as their prompts. Beyond that the twenty oldest go that are neither first nor the present one,
-- pinned nor shared: more than a single edit adds. An edit is refused only where what stays is more than twice that much.
CREATE TRIGGER users_history_limit AFTER UPDATE OF history_bytes ON users
WHEN new.history_bytes > old.history_bytes
  AND new.history_bytes > CASE WHEN new.email_verified_at IS NULL THEN 1000000 ELSE 50000000 END BEGIN
  DELETE FROM prompt_versions WHERE (prompt_id, number) IN (
    SELECT version.prompt_id, version.number FROM prompt_versions AS version
      JOIN prompts ON prompts.id = version.prompt_id AND prompts.version > version.number
      WHERE version.user_id = new.id AND version.number > 1 AND NOT version.is_pinned AND NOT version.is_shared
      ORDER BY version.created_at LIMIT 20
  );
  SELECT CASE WHEN new.email_verified_at IS NULL THEN RAISE(ABORT, 'storage_unverified') ELSE RAISE(ABORT, 'storage_full') END
    FROM users WHERE id = new.id
      AND history_bytes > CASE WHEN new.email_verified_at IS NULL THEN 2000000 ELSE 100000000 END;
END;

-- What a member saved before their address was verified counts from then on.
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

CREATE TRIGGER users_storage_insert AFTER INSERT ON users BEGIN
  INSERT INTO storage_changes VALUES (
    new.id,
    0,
    octet_length(concat(new.display_name, new.bio, (SELECT group_concat(value, '') FROM json_each(new.links))))
  );
END;

-- The limits; their refusals, and the same numbers in megabytes, are in `app/platform/storage-limits.ts`. What makes room is never refused.
-- While strangers have no room, an unverified member saves nothing more. Bytes written are those of one day: its first write begins at 0.
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

CREATE TRIGGER users_storage_update AFTER UPDATE OF display_name, bio, links ON users
WHEN (old.display_name, old.bio, old.links) IS NOT (new.display_name, new.bio, new.links) BEGIN
  INSERT INTO storage_changes VALUES (
    new.id,
    octet_length(concat(old.display_name, old.bio, (SELECT group_concat(value, '') FROM json_each(old.links)))),
    octet_length(concat(new.display_name, new.bio, (SELECT group_concat(value, '') FROM json_each(new.links))))
  );
END;
