ALTER TABLE `saves` ADD `is_counted` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `prompts` ADD `ranked_saves` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE saves SET is_counted = 1 WHERE user_id IN (SELECT id FROM users WHERE email_verified_at IS NOT NULL);
--> statement-breakpoint
UPDATE prompts SET ranked_saves = counted.total
  FROM (SELECT prompt_id, count(*) AS total FROM saves WHERE is_counted GROUP BY prompt_id) AS counted
  WHERE prompts.id = counted.prompt_id;
--> statement-breakpoint
UPDATE trash SET item = json_set(item, '$.rankedSaves', counted.total)
  FROM (SELECT prompt_id, count(*) AS total FROM saves WHERE is_counted GROUP BY prompt_id) AS counted
  WHERE trash.id = counted.prompt_id;
--> statement-breakpoint
UPDATE town_days SET saves = 0;
--> statement-breakpoint
UPDATE town_days SET saves = counted.total
  FROM (
    SELECT prompt_id, created_at / 86400000 AS day, count(*) AS total FROM saves WHERE is_counted GROUP BY 1, 2
  ) AS counted
  WHERE town_days.prompt_id = counted.prompt_id AND town_days.day = counted.day;
--> statement-breakpoint
INSERT INTO rank_outbox (publication, due)
  SELECT publication, 0 FROM prompts WHERE is_public = 1 AND publication IS NOT NULL AND saves <> ranked_saves
  ON CONFLICT (publication) DO UPDATE SET due = 0;
--> statement-breakpoint
DROP TRIGGER saves_insert;
--> statement-breakpoint
DROP TRIGGER saves_delete;
--> statement-breakpoint
DROP TRIGGER prompts_rank_update;
--> statement-breakpoint
-- Rankings and days count the saves of verified members alone.
CREATE TRIGGER saves_insert AFTER INSERT ON saves BEGIN
  UPDATE users SET shelf_count = shelf_count + 1 WHERE id = new.user_id;
  UPDATE prompts SET saves = saves + 1, ranked_saves = ranked_saves + new.is_counted WHERE id = new.prompt_id;
  INSERT INTO town_days (prompt_id, day, saves) SELECT new.prompt_id, new.created_at / 86400000, 1 WHERE new.is_counted
    ON CONFLICT (prompt_id, day) DO UPDATE SET saves = saves + 1;
END;
--> statement-breakpoint
-- A prompt in the trash comes back with the saves that it has by then.
CREATE TRIGGER saves_delete AFTER DELETE ON saves BEGIN
  UPDATE users SET shelf_count = shelf_count - 1 WHERE id = old.user_id;
  UPDATE prompts SET saves = saves - 1, ranked_saves = ranked_saves - old.is_counted WHERE id = old.prompt_id;
  UPDATE trash SET item = json_set(
      item,
      '$.saves', json_extract(item, '$.saves') - 1,
      '$.rankedSaves', coalesce(json_extract(item, '$.rankedSaves'), 0) - old.is_counted
    )
    WHERE id = old.prompt_id AND json_extract(item, '$.saves') > 0;
  UPDATE town_days SET saves = saves - 1
    WHERE old.is_counted AND prompt_id = old.prompt_id AND day = old.created_at / 86400000;
END;
--> statement-breakpoint
-- What a member saved before their address was verified counts from then on.
CREATE TRIGGER users_saves_verified AFTER UPDATE OF email_verified_at ON users
WHEN old.email_verified_at IS NULL AND new.email_verified_at IS NOT NULL BEGIN
  UPDATE prompts SET ranked_saves = ranked_saves + 1
    WHERE id IN (SELECT prompt_id FROM saves WHERE user_id = new.id AND NOT is_counted);
  UPDATE trash SET item = json_set(item, '$.rankedSaves', coalesce(json_extract(item, '$.rankedSaves'), 0) + 1)
    WHERE id IN (SELECT prompt_id FROM saves WHERE user_id = new.id AND NOT is_counted);
  INSERT INTO town_days (prompt_id, day, saves)
    SELECT prompt_id, created_at / 86400000, 1 FROM saves WHERE user_id = new.id AND NOT is_counted
    ON CONFLICT (prompt_id, day) DO UPDATE SET saves = saves + 1;
  UPDATE saves SET is_counted = 1 WHERE user_id = new.id AND NOT is_counted;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_rank_update AFTER UPDATE OF ranked_saves, uses ON prompts
WHEN new.is_public AND new.publication IS NOT NULL AND (old.ranked_saves, old.uses) IS NOT (new.ranked_saves, new.uses) BEGIN
  INSERT INTO rank_outbox (publication, due) VALUES (new.publication, 0)
    ON CONFLICT (publication) DO UPDATE SET due = 0;
END;
