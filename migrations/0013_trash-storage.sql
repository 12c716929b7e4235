-- An item in the trash takes over the bytes of its row: they are neither freed nor counted anew, so that a deletion is never refused.
-- The rows change in this order: the trash's before the item's deletion, and the item's before the trash row goes. A restored item counts as
-- written. What the trash adds are the ids of a folder's prompts; they are left out where they would not fit (`deleteFolder`).
DROP TRIGGER trash_storage_insert;
--> statement-breakpoint
CREATE TRIGGER trash_storage_insert AFTER INSERT ON trash WHEN NOT EXISTS (SELECT 1 FROM prompts WHERE id = new.id) BEGIN
  UPDATE users
    SET stored_bytes = stored_bytes + new.bytes - coalesce((SELECT octet_length(name) FROM folders WHERE id = new.id), 0)
    WHERE id = new.user_id;
END;
--> statement-breakpoint
DROP TRIGGER trash_storage_delete;
--> statement-breakpoint
-- Deleted for good: nothing of the item is left, its versions neither.
CREATE TRIGGER trash_storage_delete AFTER DELETE ON trash
WHEN NOT EXISTS (SELECT 1 FROM prompts WHERE id = old.id) AND NOT EXISTS (SELECT 1 FROM folders WHERE id = old.id) BEGIN
  UPDATE users SET stored_bytes = stored_bytes - old.bytes WHERE id = old.user_id;
  DELETE FROM prompt_versions WHERE prompt_id = old.id;
END;
--> statement-breakpoint
DROP TRIGGER prompts_storage_insert;
--> statement-breakpoint
CREATE TRIGGER prompts_storage_insert AFTER INSERT ON prompts BEGIN
  INSERT INTO storage_changes VALUES (
    new.user_id,
    coalesce((SELECT bytes FROM trash WHERE id = new.id), 0),
    octet_length(concat(new.original_input, new.content, new.variables, new.tags, new.title, new.description))
      + 1024 * json_array_length(new.tags)
  );
END;
--> statement-breakpoint
DROP TRIGGER prompts_storage_delete;
--> statement-breakpoint
CREATE TRIGGER prompts_storage_delete AFTER DELETE ON prompts WHEN NOT EXISTS (SELECT 1 FROM trash WHERE id = old.id) BEGIN
  INSERT INTO storage_changes VALUES (
    old.user_id,
    octet_length(concat(old.original_input, old.content, old.variables, old.tags, old.title, old.description))
      + 1024 * json_array_length(old.tags),
    0
  );
END;
--> statement-breakpoint
DROP TRIGGER folders_storage_insert;
--> statement-breakpoint
CREATE TRIGGER folders_storage_insert AFTER INSERT ON folders BEGIN
  INSERT INTO storage_changes VALUES (
    new.user_id,
    coalesce((SELECT bytes FROM trash WHERE id = new.id), 0),
    octet_length(new.name)
  );
END;
--> statement-breakpoint
DROP TRIGGER folders_storage_delete;
--> statement-breakpoint
CREATE TRIGGER folders_storage_delete AFTER DELETE ON folders WHEN NOT EXISTS (SELECT 1 FROM trash WHERE id = old.id) BEGIN
  INSERT INTO storage_changes VALUES (old.user_id, octet_length(old.name), 0);
END;
