CREATE TABLE `data_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `data_version` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A member's lists show their prompts and their shelf.
CREATE TRIGGER prompts_own_insert AFTER INSERT ON prompts BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_own_update AFTER UPDATE ON prompts BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_own_delete AFTER DELETE ON prompts BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER saves_own_insert AFTER INSERT ON saves BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER saves_own_delete AFTER DELETE ON saves BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = old.user_id;
END;
--> statement-breakpoint
-- Public lists show publications, the names of their authors, and rankings; families also show shared prompts.
CREATE TRIGGER prompts_town_insert AFTER INSERT ON prompts WHEN new.publication IS NOT NULL OR new.share_id IS NOT NULL BEGIN
  INSERT INTO data_versions VALUES ('town', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_town_update AFTER UPDATE ON prompts
WHEN old.publication IS NOT NULL OR old.share_id IS NOT NULL OR new.publication IS NOT NULL OR new.share_id IS NOT NULL BEGIN
  INSERT INTO data_versions VALUES ('town', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_town_delete AFTER DELETE ON prompts WHEN old.publication IS NOT NULL OR old.share_id IS NOT NULL BEGIN
  INSERT INTO data_versions VALUES ('town', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_town_update AFTER UPDATE OF display_name, email, email_verified_at, is_public, is_official ON users BEGIN
  INSERT INTO data_versions VALUES ('town', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER town_ranks_town_insert AFTER INSERT ON town_ranks BEGIN
  INSERT INTO data_versions VALUES ('town', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER town_ranks_town_update AFTER UPDATE ON town_ranks BEGIN
  INSERT INTO data_versions VALUES ('town', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER town_ranks_town_delete AFTER DELETE ON town_ranks BEGIN
  INSERT INTO data_versions VALUES ('town', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A row is deleted when its entry in the search index is up to date.
CREATE TRIGGER search_outbox_town_delete AFTER DELETE ON search_outbox BEGIN
  INSERT INTO data_versions VALUES ('town', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1;
END;
