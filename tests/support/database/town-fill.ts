import { env } from "cloudflare:workers";

import { categories, categoryNames } from "~/domain/categories";

interface Stretch {
  /** The first publication number, the count, and the step between numbers. */
  from: number;
  count: number;
  step: number;
}

const places = JSON.stringify(
  categoryNames.flatMap((category) => categories[category].subcategories.map((name) => [category, name])),
);

let fills = 0;

/**
 * Adds published prompts to a member's library by plain SQL, through its triggers: every second one in the town's first
 * subcategory, the others evenly over all 56; every fifth English, every seventh of the others Spanish, the rest Japanese. The n-th
 * has the content `Prompt n`; every eleventh is private. The sequence
 * continues after the last number.
 */
export async function fillTown(userId: string, stretches: readonly Stretch[]): Promise<void> {
  // Dated before the member's registration, all are of the first hour.
  await env.DB.prepare("UPDATE users SET early_limit = 1000000 WHERE id = ?").bind(userId).run();
  for (const { from, count, step } of stretches) {
    fills += 1;
    await env.DB.prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
      INSERT INTO prompts (id, user_id, number, original_input, content, type, tags, folder_id, created_at, updated_at,
        folded_input, folded_tags, folded_content)
      SELECT 'prompt ' || n || ' of ' || ?3, ?1, (SELECT coalesce(max(number), 0) FROM prompts WHERE user_id = ?1) + n,
        'Purpose ' || n, 'Prompt ' || n, '文章生成用', '["文章生成用"]',
        (SELECT id FROM folders WHERE user_id = ?1 LIMIT 1), 1, 1, 'purpose ' || n, '文章生成用', 'prompt ' || n
      FROM numbers ORDER BY n`,
    )
      .bind(userId, count, fills)
      .run();
    await env.DB.prepare(
      `WITH RECURSIVE
        numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1),
        rows(n, place) AS (SELECT n, CASE WHEN n % 2 THEN 0 ELSE n / 2 % 56 END FROM numbers)
      INSERT INTO publications (prompt_id, user_id, number, share_id, is_public, category, subcategory, town_number,
        published_at, language)
      SELECT prompts.id, user_id, number, 'share ' || n || ' of ' || ?5, n % 11 <> 0, ?4 -> place ->> 0,
        ?4 -> place ->> 1, ?2 + (n - 1) * ?3, 1, CASE WHEN n % 5 = 0 THEN 'en' WHEN n % 7 = 0 THEN 'es' ELSE 'ja' END
      FROM rows CROSS JOIN prompts WHERE prompts.id = 'prompt ' || n || ' of ' || ?5 ORDER BY n`,
    )
      .bind(count, from, step, places, fills)
      .run();
  }
  await env.DB.prepare(
    "UPDATE counters SET total = (SELECT max(town_number) FROM publications) WHERE name = 'publications'",
  ).run();
}
