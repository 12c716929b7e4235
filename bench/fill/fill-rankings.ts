import type { DatabaseSync } from "node:sqlite";

import { circle, goldenStep } from "~/domain/town-sorts";
import { usesPerSave } from "~/features/town/ranking/limits";
import { shelfLimit } from "~/features/sharing/shelf/limits";

/** Fills the rankings as if the jobs had run, with a hundredth of the saves in the last week, and the full shelf of one member. */
export function fillRankings(database: DatabaseSync): void {
  const ranks = (ranking: string, score: string, condition: string) =>
    database.exec(`INSERT INTO town_ranks (list, ranking, score, town_number)
      SELECT heads.value || places.value, '${ranking}', ${score}, town_number
      FROM publications, json_each(json_array('', language || ':')) AS heads,
        json_each(json_array('all', category, subcategory)) AS places
      WHERE is_public = 1 AND town_number IS NOT NULL AND ${condition}`);
  ranks("best", `save_count * ${usesPerSave} + use_count`, "save_count + use_count > 0");
  ranks(
    "week",
    `(save_count + 99) / 100 * ${usesPerSave} + use_count`,
    "save_count + use_count > 0 AND number % 7 = 0",
  );
  ranks(
    "fresh",
    `town_number * ${goldenStep} % ${circle}`,
    "save_count = 0 AND use_count < 10 AND town_number > (SELECT max(town_number) FROM publications) - 20000",
  );
  ranks("proven", "town_number", "is_proven");
  database.exec(`INSERT INTO saves (user_id, prompt_id, created_at, is_counted)
    SELECT 'member-0', prompt_id, published_at, 1 FROM publications
    WHERE is_public = 1 AND town_number IS NOT NULL AND user_id <> 'member-0' ORDER BY town_number LIMIT ${shelfLimit - 1}`);
}
