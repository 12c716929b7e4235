import { DatabaseSync, type SQLInputValue } from "node:sqlite";

import { databaseFiles } from "./database-files";

/** Changes the running Worker's database, for states that no call can produce in a test. */
export function changeDatabase(statement: string, ...values: SQLInputValue[]): void {
  for (const file of databaseFiles()) {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sessions'").get();
    if (known) database.prepare(statement).run(...values);
    database.close();
  }
}

/** Makes a member's sign-in ten minutes older in the running Worker's database. */
export const ageSignIn = (email: string): void =>
  changeDatabase(
    "UPDATE sessions SET authenticated_at = authenticated_at - 600000 WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    email,
  );

/** Copies a publication `count` times in the running Worker's database, each as `<n>: <purpose>`. */
export function copyPublication(id: string, count: number): void {
  changeDatabase(
    `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?2)
    INSERT INTO prompts (id, user_id, number, original_input, content, type, tags, folder_id, created_at, updated_at,
      folded_input, folded_tags, folded_content)
    SELECT id || n, user_id, number + n, n || ': ' || original_input, content, type, tags, folder_id, created_at,
      updated_at, n || ': ' || folded_input, folded_tags, folded_content
    FROM prompts JOIN copies WHERE id = ?1 ORDER BY n`,
    id,
    count,
  );
  changeDatabase(
    `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?2)
    INSERT INTO publications (prompt_id, user_id, number, share_id, is_public, category, subcategory, town_number,
      published_at, language)
    SELECT prompt_id || n, user_id, number + n, share_id || n, is_public, category, subcategory,
      (SELECT total FROM counters WHERE name = 'publications') + n, published_at, language
    FROM publications JOIN copies WHERE prompt_id = ?1 ORDER BY n`,
    id,
    count,
  );
  changeDatabase("UPDATE counters SET total = total + ? WHERE name = 'publications'", count);
}
