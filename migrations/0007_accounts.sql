DROP INDEX `identities_provider_subject`;--> statement-breakpoint
-- By hand: the default. Rows that were there are Google's, and so are those that the version before writes while this one is deployed.
ALTER TABLE `identities` ADD `issuer` text DEFAULT 'https://accounts.google.com' NOT NULL;--> statement-breakpoint
UPDATE identities SET issuer = '' WHERE provider = 'password';--> statement-breakpoint
CREATE UNIQUE INDEX `identities_issuer_subject` ON `identities` (`issuer`,`subject`);--> statement-breakpoint
ALTER TABLE `users` ADD `stored_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `written_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `written_on` text;
--> statement-breakpoint
-- By hand, down to the end: what a member keeps and writes, in bytes of UTF-8. A tag counts 1,024 more, the size of its bitmap's
-- block. First what is there already, before anything is limited. The lengths stand in the rows' headers: no text is read.
WITH sizes (user_id, bytes) AS (
  SELECT user_id, octet_length(original_input) + octet_length(content) + coalesce(octet_length(variables), 0)
    + octet_length(tags) + coalesce(octet_length(title), 0) + coalesce(octet_length(description), 0)
    + 1024 * json_array_length(tags) FROM prompts
  UNION ALL SELECT user_id, octet_length(name) FROM folders
  UNION ALL SELECT user_id, octet_length(name) FROM access_tokens
  UNION ALL SELECT id, octet_length(concat(display_name, bio, twitter_url, facebook_url, instagram_url, github_url, website_url))
    FROM users
), totals (user_id, bytes) AS (SELECT user_id, sum(bytes) FROM sizes GROUP BY user_id)
UPDATE users SET stored_bytes = totals.bytes FROM totals WHERE totals.user_id = users.id;
--> statement-breakpoint
-- A procedure: what is inserted here counts what a member wrote as so many bytes in place of so many. Each table that members write has
-- triggers that do.
CREATE VIEW storage_changes AS SELECT id AS user_id, 0 AS bytes_before, 0 AS bytes_after FROM users;
--> statement-breakpoint
CREATE TRIGGER storage_changes_apply INSTEAD OF INSERT ON storage_changes BEGIN
  UPDATE users SET
    stored_bytes = stored_bytes - new.bytes_before + new.bytes_after,
    written_bytes = CASE WHEN written_on = date() THEN written_bytes ELSE 0 END + new.bytes_after,
    written_on = date()
    WHERE id = new.user_id;
END;
--> statement-breakpoint
-- The limits; their refusals, and the same numbers in megabytes, are in `app/platform/storage-limits.ts`. What makes room is never refused.
CREATE TRIGGER users_storage_limit AFTER UPDATE OF stored_bytes ON users BEGIN
  SELECT CASE WHEN new.email_verified_at IS NULL THEN RAISE(ABORT, 'storage_unverified') ELSE RAISE(ABORT, 'storage_full') END
    WHERE new.stored_bytes > old.stored_bytes
      AND new.stored_bytes > CASE WHEN new.email_verified_at IS NULL THEN 1000000 ELSE 50000000 END;
  SELECT CASE WHEN new.email_verified_at IS NULL THEN RAISE(ABORT, 'writing_unverified') ELSE RAISE(ABORT, 'writing_spent') END
    WHERE new.written_bytes > old.written_bytes
      AND new.written_bytes > CASE WHEN new.email_verified_at IS NULL THEN 1000000 ELSE 50000000 END;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_storage_insert AFTER INSERT ON prompts BEGIN
  INSERT INTO storage_changes VALUES (
    new.user_id,
    0,
    octet_length(concat(new.original_input, new.content, new.variables, new.tags, new.title, new.description))
      + 1024 * json_array_length(new.tags)
  );
END;
--> statement-breakpoint
CREATE TRIGGER prompts_storage_delete AFTER DELETE ON prompts BEGIN
  INSERT INTO storage_changes VALUES (
    old.user_id,
    octet_length(concat(old.original_input, old.content, old.variables, old.tags, old.title, old.description))
      + 1024 * json_array_length(old.tags),
    0
  );
END;
--> statement-breakpoint
CREATE TRIGGER prompts_storage_update AFTER UPDATE OF original_input, content, variables, tags, title, description ON prompts
WHEN (old.original_input, old.content, old.variables, old.tags, old.title, old.description)
  IS NOT (new.original_input, new.content, new.variables, new.tags, new.title, new.description) BEGIN
  INSERT INTO storage_changes VALUES (
    new.user_id,
    octet_length(concat(old.original_input, old.content, old.variables, old.tags, old.title, old.description))
      + 1024 * json_array_length(old.tags),
    octet_length(concat(new.original_input, new.content, new.variables, new.tags, new.title, new.description))
      + 1024 * json_array_length(new.tags)
  );
END;
--> statement-breakpoint
CREATE TRIGGER folders_storage_insert AFTER INSERT ON folders BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, 0, octet_length(new.name));
END;
--> statement-breakpoint
CREATE TRIGGER folders_storage_delete AFTER DELETE ON folders BEGIN
  INSERT INTO storage_changes VALUES (old.user_id, octet_length(old.name), 0);
END;
--> statement-breakpoint
CREATE TRIGGER folders_storage_update AFTER UPDATE OF name ON folders WHEN old.name <> new.name BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, octet_length(old.name), octet_length(new.name));
END;
--> statement-breakpoint
CREATE TRIGGER access_tokens_storage_insert AFTER INSERT ON access_tokens BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, 0, octet_length(new.name));
END;
--> statement-breakpoint
CREATE TRIGGER access_tokens_storage_delete AFTER DELETE ON access_tokens BEGIN
  INSERT INTO storage_changes VALUES (old.user_id, octet_length(old.name), 0);
END;
--> statement-breakpoint
CREATE TRIGGER access_tokens_storage_update AFTER UPDATE OF name ON access_tokens WHEN old.name <> new.name BEGIN
  INSERT INTO storage_changes VALUES (new.user_id, octet_length(old.name), octet_length(new.name));
END;
--> statement-breakpoint
CREATE TRIGGER users_storage_insert AFTER INSERT ON users BEGIN
  INSERT INTO storage_changes VALUES (
    new.id,
    0,
    octet_length(concat(new.display_name, new.bio, new.twitter_url, new.facebook_url, new.instagram_url,
      new.github_url, new.website_url))
  );
END;
--> statement-breakpoint
CREATE TRIGGER users_storage_update AFTER UPDATE OF display_name, bio, twitter_url, facebook_url, instagram_url, github_url, website_url ON users
WHEN (old.display_name, old.bio, old.twitter_url, old.facebook_url, old.instagram_url, old.github_url, old.website_url)
  IS NOT (new.display_name, new.bio, new.twitter_url, new.facebook_url, new.instagram_url, new.github_url, new.website_url) BEGIN
  INSERT INTO storage_changes VALUES (
    new.id,
    octet_length(concat(old.display_name, old.bio, old.twitter_url, old.facebook_url, old.instagram_url,
      old.github_url, old.website_url)),
    octet_length(concat(new.display_name, new.bio, new.twitter_url, new.facebook_url, new.instagram_url,
      new.github_url, new.website_url))
  );
END;
