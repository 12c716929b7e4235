import { env } from "cloudflare:workers";

/**
 * Adds prompts to a member's library by plain SQL, through its triggers: spread evenly over the folders, the
 * four type tags, and 7, 11 and 50 tags of their own. The n-th has the content `Prompt n`.
 */
export async function fillLibrary(userId: string, count: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE
      numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2),
      places(id, place, total) AS (
        SELECT id, row_number() OVER (ORDER BY name) - 1, count(*) OVER () FROM folders WHERE user_id = ?1
      ),
      lines(n, type, tags) AS (
        SELECT n, types.value, json_array(types.value, 'seven ' || (n % 7), 'eleven ' || (n % 11), 'fifty ' || (n % 50))
        FROM numbers JOIN json_each('["文章生成用","業務自動化用","画像生成用","動画生成用"]') AS types ON types.key = n % 4
      )
    INSERT INTO prompts (id, user_id, number, original_input, content, type, tags, folder_id, created_at, updated_at,
      folded_input, folded_tags, folded_content)
    SELECT 'prompt ' || n || ' of ' || ?1, ?1, n, 'Purpose ' || n, 'Prompt ' || n, type, tags, places.id, 1, 1,
      'purpose ' || n, (SELECT group_concat(value, char(10)) FROM json_each(tags)), 'prompt ' || n
    FROM lines JOIN places ON place = n % total ORDER BY n`,
  )
    .bind(userId, count)
    .run();
}
