ALTER TABLE `prompts` ADD `language` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `work_id` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `is_lead` integer DEFAULT true NOT NULL;--> statement-breakpoint
-- A first guess for what is published already; authors correct it. Later ones are read by the site (docs/decisions/037).
UPDATE prompts SET language = (
  SELECT CASE
    WHEN words GLOB '*[ぁ-ヺ]*' THEN 'ja'
    WHEN words GLOB '*[一-鿿]*' AND words NOT GLOB '*[a-z][a-z][a-z]*' THEN 'other'
    WHEN words GLOB '*[¿¡]*' OR (instr(words, ' el ') > 0) + (instr(words, ' la ') > 0) + (instr(words, ' los ') > 0)
      + (instr(words, ' que ') > 0) + (instr(words, ' para ') > 0) + (instr(words, ' con ') > 0)
      + (instr(words, ' una ') > 0) + (instr(words, ' del ') > 0) > 2 THEN 'es'
    ELSE 'en' END
  FROM (SELECT lower(concat_ws(' ', original_input, title, description, content)) AS words)
) WHERE publication IS NOT NULL;
--> statement-breakpoint
UPDATE trash SET item = json_set(item, '$.language', (
  SELECT CASE
    WHEN words GLOB '*[ぁ-ヺ]*' THEN 'ja'
    WHEN words GLOB '*[一-鿿]*' AND words NOT GLOB '*[a-z][a-z][a-z]*' THEN 'other'
    WHEN words GLOB '*[¿¡]*' OR (instr(words, ' el ') > 0) + (instr(words, ' la ') > 0) + (instr(words, ' los ') > 0)
      + (instr(words, ' que ') > 0) + (instr(words, ' para ') > 0) + (instr(words, ' con ') > 0)
      + (instr(words, ' una ') > 0) + (instr(words, ' del ') > 0) > 2 THEN 'es'
    ELSE 'en' END
  FROM (
    SELECT lower(concat_ws(' ', item ->> 'originalInput', item ->> 'title', item ->> 'description', item ->> 'content')) AS words
  )
)) WHERE kind = 'prompt' AND item ->> 'publication' IS NOT NULL;
--> statement-breakpoint
DROP INDEX `prompts_town_category`;--> statement-breakpoint
DROP INDEX `prompts_town_subcategory`;--> statement-breakpoint
CREATE INDEX `prompts_town_lead` ON `prompts` (`is_lead`,`publication`) WHERE is_public = 1 and publication is not null;--> statement-breakpoint
CREATE INDEX `prompts_town_category` ON `prompts` (iif(is_lead, category, null),`publication`) WHERE is_public = 1 and publication is not null;--> statement-breakpoint
CREATE INDEX `prompts_town_subcategory` ON `prompts` (iif(is_lead, subcategory, null),`publication`) WHERE is_public = 1 and publication is not null;--> statement-breakpoint
CREATE INDEX `prompts_town_language` ON `prompts` (`language`,`publication`) WHERE is_public = 1 and publication is not null;--> statement-breakpoint
CREATE INDEX `prompts_town_language_category` ON `prompts` (language || ':' || category,`publication`) WHERE is_public = 1 and publication is not null;--> statement-breakpoint
CREATE INDEX `prompts_town_language_subcategory` ON `prompts` (language || ':' || subcategory,`publication`) WHERE is_public = 1 and publication is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `prompts_work` ON `prompts` (`work_id`,`language`) WHERE work_id is not null;--> statement-breakpoint
DROP TRIGGER prompts_list_insert;--> statement-breakpoint
DROP TRIGGER prompts_list_delete;--> statement-breakpoint
DROP TRIGGER prompts_list_update;--> statement-breakpoint
DROP TRIGGER prompts_search_update;--> statement-breakpoint
DROP TRIGGER town_changes_apply;--> statement-breakpoint
DROP VIEW town_changes;--> statement-breakpoint
-- A procedure: what is inserted here counts a publication into its lists (change 1) or out of them (-1): the three of all languages
-- if it stands for its work, and the three of its language.
CREATE VIEW town_changes AS SELECT 0 AS publication, category, subcategory, language, is_lead, 0 AS change FROM prompts;
--> statement-breakpoint
CREATE TRIGGER town_changes_apply INSTEAD OF INSERT ON town_changes BEGIN
  INSERT INTO counters (name, total)
    SELECT 'town:' || heads.value || places.value, new.change
    FROM json_each(json_array(iif(new.is_lead, '', NULL), new.language || ':')) AS heads,
      json_each(json_array('all', new.category, new.subcategory)) AS places
    WHERE heads.value IS NOT NULL
    ON CONFLICT (name) DO UPDATE SET total = total + new.change;
  INSERT INTO list_buckets (list, level, bucket, total)
    SELECT heads.value || places.value, levels.value, new.publication >> (6 * levels.value), new.change
    FROM json_each(json_array(iif(new.is_lead, '', NULL), new.language || ':')) AS heads,
      json_each(json_array('all', new.category, new.subcategory)) AS places, json_each('[1,2,3]') AS levels
    WHERE heads.value IS NOT NULL
    ON CONFLICT (list, level, bucket) DO UPDATE SET total = total + new.change;
  -- Also after an addition: one row's triggers run in no given order, so that a bucket may be below zero in between.
  DELETE FROM list_buckets WHERE total = 0 AND (list, level, bucket) IN (
    SELECT heads.value || places.value, levels.value, new.publication >> (6 * levels.value)
    FROM json_each(json_array(iif(new.is_lead, '', NULL), new.language || ':')) AS heads,
      json_each(json_array('all', new.category, new.subcategory)) AS places, json_each('[1,2,3]') AS levels
  );
END;
--> statement-breakpoint
CREATE TRIGGER prompts_list_insert AFTER INSERT ON prompts WHEN new.is_public AND new.publication IS NOT NULL BEGIN
  INSERT INTO town_changes VALUES
    (new.publication, new.category, new.subcategory, new.language, new.is_lead, 1);
  INSERT INTO search_outbox (publication) VALUES (new.publication);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_list_delete AFTER DELETE ON prompts WHEN old.is_public AND old.publication IS NOT NULL BEGIN
  INSERT INTO town_changes VALUES
    (old.publication, old.category, old.subcategory, old.language, old.is_lead, -1);
  INSERT INTO search_outbox (publication) VALUES (old.publication);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_list_update AFTER UPDATE OF is_public, publication, category, subcategory, language, is_lead ON prompts
WHEN (old.is_public, old.publication, old.category, old.subcategory, old.language, old.is_lead)
  IS NOT (new.is_public, new.publication, new.category, new.subcategory, new.language, new.is_lead) BEGIN
  INSERT INTO town_changes SELECT old.publication, old.category, old.subcategory, old.language, old.is_lead, -1
    WHERE old.is_public AND old.publication IS NOT NULL;
  INSERT INTO town_changes SELECT new.publication, new.category, new.subcategory, new.language, new.is_lead, 1
    WHERE new.is_public AND new.publication IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_place AFTER UPDATE OF is_public, publication, category, subcategory, language ON prompts
WHEN (old.is_public, old.publication, old.category, old.subcategory, old.language)
  IS NOT (new.is_public, new.publication, new.category, new.subcategory, new.language) BEGIN
  INSERT INTO search_outbox (publication) SELECT old.publication WHERE old.is_public AND old.publication IS NOT NULL;
  INSERT INTO search_outbox (publication) SELECT new.publication
    WHERE new.is_public AND new.publication IS NOT NULL AND NOT (old.is_public AND old.publication IS new.publication);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_update
AFTER UPDATE OF original_input, content, variables, title, description, tags ON prompts
WHEN new.is_public AND new.publication IS NOT NULL AND old.is_public
  -- Another place is announced by prompts_search_place.
  AND (old.publication, old.category, old.subcategory, old.language)
    IS (new.publication, new.category, new.subcategory, new.language)
  AND (old.original_input, old.content, old.variables, old.title, old.description, old.tags)
    IS NOT (new.original_input, new.content, new.variables, new.title, new.description, new.tags) BEGIN
  INSERT INTO search_outbox (publication) VALUES (new.publication);
END;
--> statement-breakpoint
-- A procedure: what is inserted here has its lead determined anew, the listed version with the lowest publication.
CREATE VIEW work_changes AS SELECT work_id FROM prompts;
--> statement-breakpoint
CREATE TRIGGER work_changes_apply INSTEAD OF INSERT ON work_changes WHEN new.work_id IS NOT NULL BEGIN
  UPDATE prompts SET is_lead = NOT is_lead
  WHERE work_id = new.work_id AND is_lead IS NOT (
    NOT is_public OR publication IS NULL OR publication = (
      SELECT min(publication) FROM prompts AS versions
      WHERE versions.work_id = new.work_id AND versions.is_public AND versions.publication IS NOT NULL
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER prompts_work_insert AFTER INSERT ON prompts WHEN new.work_id IS NOT NULL BEGIN
  INSERT INTO work_changes VALUES (new.work_id);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_work_delete AFTER DELETE ON prompts WHEN old.work_id IS NOT NULL BEGIN
  INSERT INTO work_changes VALUES (old.work_id);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_work_update AFTER UPDATE OF is_public, publication, work_id ON prompts
WHEN coalesce(old.work_id, new.work_id) IS NOT NULL
  AND (old.is_public, old.publication, old.work_id) IS NOT (new.is_public, new.publication, new.work_id) BEGIN
  UPDATE prompts SET is_lead = 1 WHERE id = new.id AND work_id IS NULL AND NOT is_lead;
  INSERT INTO work_changes VALUES (old.work_id), (new.work_id);
END;
--> statement-breakpoint
INSERT INTO counters (name, total)
  SELECT 'town:' || language || ':' || value, count(*)
  FROM prompts, json_each(json_array('all', category, subcategory))
  WHERE is_public = 1 AND publication IS NOT NULL GROUP BY 1;
--> statement-breakpoint
INSERT INTO list_buckets (list, level, bucket, total)
  SELECT language || ':' || places.value, levels.value, publication >> (6 * levels.value), count(*)
  FROM prompts, json_each(json_array('all', category, subcategory)) AS places, json_each('[1,2,3]') AS levels
  WHERE is_public = 1 AND publication IS NOT NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
-- The documents of the search index get the language as a scope.
INSERT INTO search_outbox (publication)
  SELECT publication FROM prompts WHERE is_public = 1 AND publication IS NOT NULL ORDER BY publication;
