CREATE TABLE `stranger_totals` (
	`kind` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL,
	`most` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `drafts` ADD `stranger_bytes` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `reports` ADD `stranger_bytes` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `sessions` ADD `stranger_bytes` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `ends_at` integer;
--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`created_at`) WHERE email_verified_at is null;
--> statement-breakpoint
-- By hand, down to the end: what visitors and members without a verified address keep, in bytes, and the most of it: less than half of the
-- 10 GB of a database in all. Rows that are there already count nothing, but accounts and the day's counts, whose ends are subtracted.
INSERT INTO stranger_totals (kind, bytes, most) VALUES
  ('drafts', 0, 2000000000),
  ('accounts',
    (SELECT coalesce(sum(8000 + stored_bytes + history_bytes + 10000 * (shelf_count / 100)), 0) FROM users WHERE email_verified_at IS NULL), 2000000000),
  ('reports', 0, 100000000),
  ('counts',
    (SELECT coalesce(sum(50 + 2 * octet_length(caller)), 0) FROM usage_daily WHERE caller LIKE '%:%' AND caller NOT LIKE 'user:%')
      + (SELECT 150 * count(*) FROM daily_uses), 500000000);
--> statement-breakpoint
-- What makes room is never refused.
CREATE TRIGGER stranger_totals_limit AFTER UPDATE OF bytes ON stranger_totals WHEN new.bytes > old.bytes AND new.bytes > new.most BEGIN
  SELECT RAISE(ABORT, 'visitors_full');
END;
--> statement-breakpoint
-- A row keeps what it counted: its member may verify their address before it goes.
CREATE TRIGGER drafts_stranger_insert AFTER INSERT ON drafts
WHEN (new.user_id IS NULL OR (SELECT email_verified_at FROM users WHERE id = new.user_id) IS NULL) BEGIN
  UPDATE drafts SET stranger_bytes = 300 + octet_length(concat(new.original_input, new.content, new.composition, new.tags)) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_stranger_write AFTER UPDATE OF original_input, content, composition, tags ON drafts WHEN old.stranger_bytes > 0 BEGIN
  UPDATE drafts SET stranger_bytes = 300 + octet_length(concat(new.original_input, new.content, new.composition, new.tags)) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER reports_stranger_insert AFTER INSERT ON reports
WHEN (new.user_id IS NULL OR (SELECT email_verified_at FROM users WHERE id = new.user_id) IS NULL) BEGIN
  UPDATE reports SET stranger_bytes = 400 + octet_length(new.comment) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_stranger_insert AFTER INSERT ON sessions
WHEN (SELECT email_verified_at FROM users WHERE id = new.user_id) IS NULL BEGIN
  UPDATE sessions SET stranger_bytes = 400 + octet_length(new.user_agent) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_stranger_update AFTER UPDATE OF stranger_bytes ON drafts BEGIN
  UPDATE stranger_totals SET bytes = bytes - old.stranger_bytes + new.stranger_bytes WHERE kind = 'drafts';
END;
--> statement-breakpoint
CREATE TRIGGER drafts_stranger_delete AFTER DELETE ON drafts WHEN old.stranger_bytes > 0 BEGIN
  UPDATE stranger_totals SET bytes = bytes - old.stranger_bytes WHERE kind = 'drafts';
END;
--> statement-breakpoint
CREATE TRIGGER reports_stranger_update AFTER UPDATE OF stranger_bytes ON reports BEGIN
  UPDATE stranger_totals SET bytes = bytes - old.stranger_bytes + new.stranger_bytes WHERE kind = 'reports';
END;
--> statement-breakpoint
CREATE TRIGGER reports_stranger_delete AFTER DELETE ON reports WHEN old.stranger_bytes > 0 BEGIN
  UPDATE stranger_totals SET bytes = bytes - old.stranger_bytes WHERE kind = 'reports';
END;
--> statement-breakpoint
CREATE TRIGGER sessions_stranger_update AFTER UPDATE OF stranger_bytes ON sessions BEGIN
  UPDATE stranger_totals SET bytes = bytes - old.stranger_bytes + new.stranger_bytes WHERE kind = 'accounts';
END;
--> statement-breakpoint
CREATE TRIGGER sessions_stranger_delete AFTER DELETE ON sessions WHEN old.stranger_bytes > 0 BEGIN
  UPDATE stranger_totals SET bytes = bytes - old.stranger_bytes WHERE kind = 'accounts';
END;
--> statement-breakpoint
-- An account: its own rows, what it stores, and its shelf by the hundred (a single save costs no write here), until its address is verified.
CREATE TRIGGER users_stranger_insert AFTER INSERT ON users WHEN new.email_verified_at IS NULL BEGIN
  UPDATE stranger_totals SET bytes = bytes + 8000 + new.stored_bytes + new.history_bytes + 10000 * (new.shelf_count / 100) WHERE kind = 'accounts';
END;
--> statement-breakpoint
CREATE TRIGGER users_stranger_update AFTER UPDATE OF stored_bytes, history_bytes, shelf_count, email_verified_at ON users
WHEN iif(old.email_verified_at IS NULL, 8000 + old.stored_bytes + old.history_bytes + 10000 * (old.shelf_count / 100), 0)
  <> iif(new.email_verified_at IS NULL, 8000 + new.stored_bytes + new.history_bytes + 10000 * (new.shelf_count / 100), 0) BEGIN
  UPDATE stranger_totals SET bytes = bytes
      - iif(old.email_verified_at IS NULL, 8000 + old.stored_bytes + old.history_bytes + 10000 * (old.shelf_count / 100), 0)
      + iif(new.email_verified_at IS NULL, 8000 + new.stored_bytes + new.history_bytes + 10000 * (new.shelf_count / 100), 0)
    WHERE kind = 'accounts';
END;
--> statement-breakpoint
CREATE TRIGGER users_stranger_delete AFTER DELETE ON users WHEN old.email_verified_at IS NULL BEGIN
  UPDATE stranger_totals SET bytes = bytes - (8000 + old.stored_bytes + old.history_bytes + 10000 * (old.shelf_count / 100)) WHERE kind = 'accounts';
END;
--> statement-breakpoint
-- Counts by network or address; a member's and the site's own have no total.
CREATE TRIGGER usage_daily_stranger_insert AFTER INSERT ON usage_daily WHEN new.caller LIKE '%:%' AND new.caller NOT LIKE 'user:%' BEGIN
  UPDATE stranger_totals SET bytes = bytes + 50 + 2 * octet_length(new.caller) WHERE kind = 'counts';
END;
--> statement-breakpoint
CREATE TRIGGER usage_daily_stranger_delete AFTER DELETE ON usage_daily WHEN old.caller LIKE '%:%' AND old.caller NOT LIKE 'user:%' BEGIN
  UPDATE stranger_totals SET bytes = bytes - 50 - 2 * octet_length(old.caller) WHERE kind = 'counts';
END;
--> statement-breakpoint
CREATE TRIGGER daily_uses_stranger_insert AFTER INSERT ON daily_uses BEGIN
  UPDATE stranger_totals SET bytes = bytes + 150 WHERE kind = 'counts';
END;
--> statement-breakpoint
CREATE TRIGGER daily_uses_stranger_delete AFTER DELETE ON daily_uses BEGIN
  UPDATE stranger_totals SET bytes = bytes - 150 WHERE kind = 'counts';
END;
