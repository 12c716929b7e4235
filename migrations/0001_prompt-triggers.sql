INSERT INTO counters (name, total) VALUES ('prompts', 0);
--> statement-breakpoint
-- A procedure: what is inserted here sets or clears one bit of a bitmap, and a block without bits goes.
CREATE VIEW bitmap_changes AS SELECT user_id, key, block AS number, 0 AS bit FROM prompt_bitmaps;
--> statement-breakpoint
CREATE TRIGGER bitmap_changes_apply INSTEAD OF INSERT ON bitmap_changes BEGIN
  INSERT INTO prompt_bitmaps (user_id, key, block, bits)
    SELECT new.user_id, new.key, new.number >> 10, printf('%01024d', 0) WHERE new.bit = 1
    ON CONFLICT DO NOTHING;
  UPDATE prompt_bitmaps
    SET bits = substr(bits, 1, new.number & 1023) || new.bit || substr(bits, (new.number & 1023) + 2)
    WHERE user_id = new.user_id AND key = new.key AND block = new.number >> 10;
  DELETE FROM prompt_bitmaps
    WHERE user_id = new.user_id AND key = new.key AND block = new.number >> 10
      AND new.bit = 0 AND instr(bits, '1') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_insert AFTER INSERT ON prompts BEGIN
  UPDATE counters SET total = total + 1 WHERE name = 'prompts';
  UPDATE folders SET prompt_count = prompt_count + 1 WHERE id = new.folder_id;
  INSERT INTO member_tags (user_id, tag, prompt_count)
    SELECT new.user_id, value, 1 FROM json_each(new.tags) WHERE true
    ON CONFLICT (user_id, tag) DO UPDATE SET prompt_count = prompt_count + 1;
  INSERT INTO bitmap_changes VALUES
    (new.user_id, 'all', new.number, 1),
    (new.user_id, 'folder:' || new.folder_id, new.number, 1);
  INSERT INTO bitmap_changes SELECT new.user_id, 'tag:' || value, new.number, 1 FROM json_each(new.tags);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_delete AFTER DELETE ON prompts BEGIN
  UPDATE counters SET total = total - 1 WHERE name = 'prompts';
END;
--> statement-breakpoint
-- When a member leaves, all that is theirs goes anyway.
CREATE TRIGGER prompts_delete_of_member AFTER DELETE ON prompts
WHEN EXISTS (SELECT 1 FROM users WHERE id = old.user_id) BEGIN
  UPDATE folders SET prompt_count = prompt_count - 1 WHERE id = old.folder_id;
  UPDATE member_tags SET prompt_count = prompt_count - 1
    WHERE user_id = old.user_id AND tag IN (SELECT value FROM json_each(old.tags));
  DELETE FROM member_tags
    WHERE user_id = old.user_id AND tag IN (SELECT value FROM json_each(old.tags)) AND prompt_count = 0;
  INSERT INTO bitmap_changes VALUES
    (old.user_id, 'all', old.number, 0),
    (old.user_id, 'folder:' || old.folder_id, old.number, 0);
  INSERT INTO bitmap_changes SELECT old.user_id, 'tag:' || value, old.number, 0 FROM json_each(old.tags);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_move AFTER UPDATE OF folder_id ON prompts WHEN old.folder_id <> new.folder_id BEGIN
  UPDATE folders SET prompt_count = prompt_count - 1 WHERE id = old.folder_id;
  UPDATE folders SET prompt_count = prompt_count + 1 WHERE id = new.folder_id;
  INSERT INTO bitmap_changes VALUES
    (old.user_id, 'folder:' || old.folder_id, old.number, 0),
    (new.user_id, 'folder:' || new.folder_id, new.number, 1);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_tag AFTER UPDATE OF tags ON prompts WHEN old.tags <> new.tags BEGIN
  UPDATE member_tags SET prompt_count = prompt_count - 1
    WHERE user_id = old.user_id AND tag IN (SELECT value FROM json_each(old.tags));
  INSERT INTO member_tags (user_id, tag, prompt_count)
    SELECT new.user_id, value, 1 FROM json_each(new.tags) WHERE true
    ON CONFLICT (user_id, tag) DO UPDATE SET prompt_count = prompt_count + 1;
  DELETE FROM member_tags
    WHERE user_id = old.user_id AND tag IN (SELECT value FROM json_each(old.tags)) AND prompt_count = 0;
  INSERT INTO bitmap_changes SELECT old.user_id, 'tag:' || value, old.number, 0 FROM json_each(old.tags);
  INSERT INTO bitmap_changes SELECT new.user_id, 'tag:' || value, new.number, 1 FROM json_each(new.tags);
END;
