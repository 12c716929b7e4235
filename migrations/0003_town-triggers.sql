INSERT INTO counters (name, total) VALUES ('publications', 0);
--> statement-breakpoint
-- A procedure: what is inserted here counts a publication into its three lists (change 1) or out of them (-1).
CREATE VIEW town_changes AS SELECT 0 AS publication, category, subcategory, 0 AS change FROM prompts;
--> statement-breakpoint
CREATE TRIGGER town_changes_apply INSTEAD OF INSERT ON town_changes BEGIN
  INSERT INTO counters (name, total)
    SELECT 'town:' || value, new.change FROM json_each(json_array('all', new.category, new.subcategory)) WHERE true
    ON CONFLICT (name) DO UPDATE SET total = total + new.change;
  INSERT INTO list_buckets (list, level, bucket, total)
    SELECT lists.value, levels.value, new.publication >> (6 * levels.value), new.change
    FROM json_each(json_array('all', new.category, new.subcategory)) AS lists, json_each('[1,2,3]') AS levels WHERE true
    ON CONFLICT (list, level, bucket) DO UPDATE SET total = total + new.change;
  DELETE FROM list_buckets WHERE new.change < 0 AND total = 0 AND (list, level, bucket) IN (
    SELECT lists.value, levels.value, new.publication >> (6 * levels.value)
    FROM json_each(json_array('all', new.category, new.subcategory)) AS lists, json_each('[1,2,3]') AS levels
  );
END;
--> statement-breakpoint
CREATE TRIGGER prompts_list_insert AFTER INSERT ON prompts WHEN new.is_public AND new.publication IS NOT NULL BEGIN
  INSERT INTO town_changes VALUES (new.publication, new.category, new.subcategory, 1);
  INSERT INTO search_outbox (publication) VALUES (new.publication);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_list_delete AFTER DELETE ON prompts WHEN old.is_public AND old.publication IS NOT NULL BEGIN
  INSERT INTO town_changes VALUES (old.publication, old.category, old.subcategory, -1);
  INSERT INTO search_outbox (publication) VALUES (old.publication);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_list_update AFTER UPDATE OF is_public, publication, category, subcategory ON prompts
WHEN (old.is_public, old.publication, old.category, old.subcategory)
  IS NOT (new.is_public, new.publication, new.category, new.subcategory) BEGIN
  INSERT INTO town_changes SELECT old.publication, old.category, old.subcategory, -1
    WHERE old.is_public AND old.publication IS NOT NULL;
  INSERT INTO town_changes SELECT new.publication, new.category, new.subcategory, 1
    WHERE new.is_public AND new.publication IS NOT NULL;
  INSERT INTO search_outbox (publication) SELECT old.publication WHERE old.is_public AND old.publication IS NOT NULL;
  INSERT INTO search_outbox (publication) SELECT new.publication
    WHERE new.is_public AND new.publication IS NOT NULL AND NOT (old.is_public AND old.publication IS new.publication);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_update AFTER UPDATE OF original_input, content, title, description, tags ON prompts
WHEN new.is_public AND new.publication IS NOT NULL AND old.is_public
  -- Another place is announced above.
  AND (old.publication, old.category, old.subcategory) IS (new.publication, new.category, new.subcategory)
  AND (old.original_input, old.content, old.title, old.description, old.tags)
    IS NOT (new.original_input, new.content, new.title, new.description, new.tags) BEGIN
  INSERT INTO search_outbox (publication) VALUES (new.publication);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_posted_insert AFTER INSERT ON prompts WHEN new.publication IS NOT NULL BEGIN
  INSERT INTO bitmap_changes VALUES (new.user_id, 'posted', new.number, 1);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_posted_update AFTER UPDATE OF publication ON prompts
WHEN (old.publication IS NULL) <> (new.publication IS NULL) BEGIN
  INSERT INTO bitmap_changes VALUES (new.user_id, 'posted', new.number, new.publication IS NOT NULL);
END;
--> statement-breakpoint
-- When a member leaves, all that is theirs goes anyway.
CREATE TRIGGER prompts_posted_delete AFTER DELETE ON prompts
WHEN old.publication IS NOT NULL AND EXISTS (SELECT 1 FROM users WHERE id = old.user_id) BEGIN
  INSERT INTO bitmap_changes VALUES (old.user_id, 'posted', old.number, 0);
END;
