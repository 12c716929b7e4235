ALTER TABLE `prompt_versions` ADD `is_shared` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `prompts` ADD `version_kind` text DEFAULT 'created' NOT NULL;
--> statement-breakpoint
-- By hand, down to the end: a new number of a prompt is a version, whoever changes it. The first change also keeps what it replaces.
CREATE TRIGGER prompts_version_record AFTER UPDATE OF version ON prompts WHEN new.version > old.version BEGIN
  INSERT INTO prompt_versions (prompt_id, number, user_id, kind, content, variables, created_at)
    SELECT old.id, 1, old.user_id, old.version_kind, old.content, old.variables, old.created_at WHERE old.version = 1
    ON CONFLICT DO NOTHING;
  INSERT INTO prompt_versions (prompt_id, number, user_id, kind, content, variables, created_at)
    VALUES (new.id, new.version, new.user_id, new.version_kind, new.content, new.variables, new.updated_at);
END;
--> statement-breakpoint
-- Thins, at every tenth version, what is older than the latest 50: the last of each day stays for 30 days, of each week for a year,
-- of each 30 days after. The first, pinned and shared ones stay.
CREATE TRIGGER prompt_versions_thin AFTER INSERT ON prompt_versions WHEN new.number > 50 AND new.number % 10 = 0 BEGIN
  DELETE FROM prompt_versions
    WHERE prompt_id = new.prompt_id AND number BETWEEN 2 AND new.number - 50
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
--> statement-breakpoint
-- A member's versions have as many bytes as their prompts may have. Beyond that the oldest ones go, so that no edit is refused for its
-- history; only with as much again of first, pinned and shared ones is it.
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
