import { env } from "cloudflare:workers";

/** Every row of the search index as text, by table: of a publication, its tokens column by column and in their order. */
export async function dumpSearch(): Promise<Record<string, string[]>> {
  await env.SEARCH.prepare(
    "CREATE VIRTUAL TABLE IF NOT EXISTS tokens USING fts5vocab(publications, instance)",
  ).run();
  const [tokens, versions] = await env.SEARCH.batch<Record<string, unknown>>([
    env.SEARCH.prepare(
      `SELECT doc AS publication, col, group_concat(term, ' ' ORDER BY offset) AS tokens
      FROM tokens GROUP BY doc, col ORDER BY doc, col`,
    ),
    env.SEARCH.prepare("SELECT * FROM versions ORDER BY publication"),
  ]);
  const toRows = (found: D1Result<Record<string, unknown>>) =>
    found.results.map((row) => JSON.stringify(row));
  return { search_publications: toRows(tokens!), search_versions: toRows(versions!) };
}
