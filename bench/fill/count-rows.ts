import type { DatabaseSync } from "node:sqlite";

import { categoryNames } from "~/domain/categories";
import { followsLimit } from "~/features/people/limits";

/** The lists of all publications, of all languages and of their own. */
const listed = `(
  SELECT languages.value AS language, lists.value AS list, count(*) AS total
  FROM publications, json_each(json_array('all', language)) AS languages,
    json_each(json_array('all', category, subcategory)) AS lists
  WHERE is_public = 1 AND town_number IS NOT NULL GROUP BY 1, 2
)`;

/** Computes the triggers' counts in bulk: totals, prompts of folders and tags, bytes of members. */
export function countRows(database: DatabaseSync, publications: number): void {
  database.prepare("UPDATE counters SET total = ? WHERE name = 'publications'").run(publications);
  database.exec("UPDATE counters SET total = (SELECT count(*) FROM prompts) WHERE name = 'prompts'");
  database.exec(
    `INSERT INTO town_counts SELECT language, json_group_object(list, total) FROM ${listed} GROUP BY language`,
  );
  database.exec(`WITH totals AS (
      SELECT user_id, count(*) AS total FROM publications
      WHERE is_public = 1 AND town_number IS NOT NULL AND show_profile = 1 GROUP BY user_id
    )
    UPDATE users SET shown_posts = total FROM totals WHERE user_id = users.id`);
  database.exec(`WITH totals AS (
      SELECT remix_of, count(*) AS total FROM publications
      WHERE is_public = 1 AND town_number IS NOT NULL AND remix_of IS NOT NULL GROUP BY remix_of
    )
    UPDATE publications SET remix_count = total FROM totals WHERE totals.remix_of = prompt_id`);
  // The first member follows as much as one may.
  database.exec(`INSERT INTO follows (user_id, kind, target)
    SELECT 'member-0', 'category', value FROM json_each('${JSON.stringify(categoryNames)}')
    UNION ALL SELECT * FROM (
      SELECT 'member-0', 'person', id FROM users WHERE is_public = 1 AND id <> 'member-0' ORDER BY id
      LIMIT ${followsLimit - categoryNames.length}
    )`);
  database.exec(`WITH totals AS (SELECT folder_id, count(*) AS total FROM prompts GROUP BY folder_id)
    UPDATE folders SET prompt_count = total FROM totals WHERE folder_id = folders.id`);
  database.exec(`INSERT INTO member_tags (user_id, tag, prompt_count)
    SELECT user_id, value, count(*) FROM prompts, json_each(tags) GROUP BY 1, 2`);
  database.exec(`WITH totals AS (
      SELECT user_id, sum(octet_length(concat(original_input, content, variables, tags, title, description))) AS bytes
      FROM prompts GROUP BY user_id
    )
    UPDATE users SET stored_bytes = stored_bytes + bytes FROM totals WHERE user_id = users.id`);
}
