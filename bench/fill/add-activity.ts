import type { DatabaseSync } from "node:sqlite";

import { examplesLimit } from "~/features/sharing/examples/limits";
import { casesPerPage, queuePagesLimit, shownDecisions, shownReports } from "~/features/moderation/limits";

import type { TownCategories } from "../requests/town-categories";

/** The last pages of the queue are full too. */
const caseCount = (queuePagesLimit + 1) * casesPerPage;

const newest = (count: number) =>
  `(SELECT * FROM publications WHERE is_public = 1 AND town_number IS NOT NULL ORDER BY town_number DESC LIMIT ${count})`;
const times = (count: number) =>
  `json_each('${JSON.stringify(Array.from({ length: count }, (_, at) => at + 1))}')`;

/**
 * Adds what people do about the prompts of a filled database, once: reports with their cases, admins' decisions, and the examples
 * of two measured prompts. Triggers write the rest.
 */
export function addActivity(database: DatabaseSync, { promptId, ownId }: TownCategories): void {
  if (database.prepare("SELECT 1 FROM reports WHERE id LIKE 'bench-%'").get()) return;
  database.exec("BEGIN");
  const report = (name: string, from: string) =>
    database.exec(`INSERT INTO reports (id, prompt_id, author_id, reason, comment, created_at)
      SELECT 'bench-${name}-' || row_number() OVER (), prompt_id, user_id, 'spam', '三行目を見てください。', published_at
      FROM ${from}`);
  report("each", newest(caseCount));
  report("one", `(SELECT reported.* FROM ${newest(1)} AS reported, ${times(2 * shownReports)})`);
  database.exec(`INSERT INTO moderation_decisions
      (id, prompt_id, author_id, action, reason, sentence, reports, is_final, decided_at)
    SELECT 'bench-' || town_number, prompt_id, user_id, 'keep', 'none', '', 1, 0, published_at
    FROM ${newest(2 * shownDecisions)}`);
  const examples = database.prepare(`INSERT INTO examples
      (id, prompt_id, user_id, position, kind, text, variable_values, created_at)
    SELECT 'bench-' || prompt_id || '-' || value, prompt_id, user_id, value, 'text', ?, '{}', published_at
    FROM publications, ${times(examplesLimit)} WHERE prompt_id = ?`);
  for (const id of [promptId, ownId]) examples.run("短く、温かいお礼状です。".repeat(40), id);
  database.exec("COMMIT");
}
