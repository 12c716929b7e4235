/** A row of the town's first page. */
export interface TownRow {
  id: string;
  shareId: string;
  title: string | null;
  originalInput: string;
  content: string;
  tags: string;
  category: string;
  subcategory: string;
  publishedAt: number;
  displayName: string | null;
}

/** The twelve newest prompts of the town with their creators: the query of the product's own list, in plain SQL. */
export async function townList(database: D1Database): Promise<TownRow[]> {
  const query = `SELECT prompts.id, share_id AS shareId, title, original_input AS originalInput, content, tags, category, subcategory,
      published_at AS publishedAt, display_name AS displayName
    FROM (SELECT * FROM publications WHERE is_public = 1 AND town_number IS NOT NULL ORDER BY town_number DESC LIMIT 12) AS page
    CROSS JOIN prompts CROSS JOIN users WHERE prompts.id = prompt_id AND users.id = page.user_id ORDER BY town_number DESC`;
  return (await database.prepare(query).all<TownRow>()).results;
}
