CREATE TABLE `prompt_orders` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`block` integer NOT NULL,
	`keys` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `block`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- By hand, down to the end (docs/decisions/035). The name is the title, or else the purpose; the last use is counted in hours.
INSERT INTO prompt_orders (user_id, kind, block, keys)
  SELECT user_id, 'name', number >> 7,
    json_group_object(number, substr(coalesce(nullif(folded_title, ''), folded_input), 1, 40))
  FROM prompts GROUP BY user_id, number >> 7;
--> statement-breakpoint
-- A procedure: what is inserted here sets the key of a number, or without a key removes it; a block without keys goes.
CREATE VIEW order_changes AS SELECT user_id, kind, block AS number, keys AS key FROM prompt_orders;
--> statement-breakpoint
CREATE TRIGGER order_changes_apply INSTEAD OF INSERT ON order_changes BEGIN
  INSERT INTO prompt_orders (user_id, kind, block, keys)
    SELECT new.user_id, new.kind, new.number >> 7, '{}' WHERE new.key IS NOT NULL
    ON CONFLICT DO NOTHING;
  UPDATE prompt_orders
    SET keys = CASE WHEN new.key IS NULL THEN json_remove(keys, '$."' || new.number || '"')
      ELSE json_set(keys, '$."' || new.number || '"', new.key) END
    WHERE user_id = new.user_id AND kind = new.kind AND block = new.number >> 7;
  DELETE FROM prompt_orders
    WHERE user_id = new.user_id AND kind = new.kind AND block = new.number >> 7 AND keys = '{}';
END;
--> statement-breakpoint
CREATE TRIGGER prompts_order_insert AFTER INSERT ON prompts BEGIN
  INSERT INTO order_changes VALUES
    (new.user_id, 'name', new.number, substr(coalesce(nullif(new.folded_title, ''), new.folded_input), 1, 40));
  INSERT INTO order_changes
    SELECT new.user_id, 'used', new.number, new.last_used_at / 3600000 WHERE new.last_used_at IS NOT NULL;
  INSERT INTO bitmap_changes SELECT new.user_id, 'pinned', new.number, 1 WHERE new.pinned_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_order_delete AFTER DELETE ON prompts
WHEN EXISTS (SELECT 1 FROM users WHERE id = old.user_id) BEGIN
  INSERT INTO order_changes VALUES (old.user_id, 'name', old.number, NULL), (old.user_id, 'used', old.number, NULL);
  INSERT INTO bitmap_changes VALUES (old.user_id, 'pinned', old.number, 0);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_order_name AFTER UPDATE OF folded_input, folded_title ON prompts
WHEN (old.folded_input, old.folded_title) <> (new.folded_input, new.folded_title) BEGIN
  INSERT INTO order_changes VALUES
    (new.user_id, 'name', new.number, substr(coalesce(nullif(new.folded_title, ''), new.folded_input), 1, 40));
END;
--> statement-breakpoint
CREATE TRIGGER prompts_order_used AFTER UPDATE OF last_used_at ON prompts
WHEN old.last_used_at IS NOT new.last_used_at BEGIN
  INSERT INTO order_changes VALUES (new.user_id, 'used', new.number, new.last_used_at / 3600000);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_pin AFTER UPDATE OF pinned_at ON prompts
WHEN (old.pinned_at IS NULL) <> (new.pinned_at IS NULL) BEGIN
  INSERT INTO bitmap_changes VALUES (new.user_id, 'pinned', new.number, new.pinned_at IS NOT NULL);
END;
