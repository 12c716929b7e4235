import { sql } from "drizzle-orm";
import type { Db } from "~/db/client";
import { env } from "cloudflare:workers";

/** All stored data: each row, file and key with its value as one text, by place. */
export async function dumpEverything(db: Db): Promise<Record<string, string[]>> {
  const files: string[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await env.FILES.list({ cursor });
    for (const { key } of page.objects) {
      const body = await (await env.FILES.get(key))?.arrayBuffer();
      files.push(`${key} ${Buffer.from(body ?? new ArrayBuffer(0)).toString("latin1")}`);
    }
    more = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
  const [cache, grants] = [await dumpKeys(env.CACHE), await dumpKeys(env.OAUTH)];
  return { ...(await dumpDatabase(db)), ...(await dumpSearch()), files, cache, grants };
}

/** Every key of a namespace with its value, as text. */
async function dumpKeys(namespace: KVNamespace): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await namespace.list({ cursor });
    for (const { name } of page.keys) keys.push(`${name} ${await namespace.get(name)}`);
    more = !page.list_complete;
    cursor = page.list_complete ? undefined : page.cursor;
  }
  return keys;
}

/** Every row of every table, as text, by table. */
export async function dumpDatabase(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await db.all<Record<string, unknown>>(sql`SELECT * FROM ${sql.identifier(name)}`);
      return [name, found.map((row) => JSON.stringify(row))] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** The search index's rows as text, by table: a publication's tokens by column, in order. */
export async function dumpSearch(): Promise<Record<string, string[]>> {
  await env.SEARCH.prepare(
    "CREATE VIRTUAL TABLE IF NOT EXISTS tokens USING fts5vocab(publications, instance)",
  ).run();
  const [tokens, versions] = await env.SEARCH.batch<Record<string, unknown>>([
    env.SEARCH.prepare(
      `SELECT doc AS town_number, col, group_concat(term, ' ' ORDER BY offset) AS tokens
      FROM tokens GROUP BY doc, col ORDER BY doc, col`,
    ),
    env.SEARCH.prepare("SELECT * FROM versions ORDER BY town_number"),
  ]);
  const toRows = (found: D1Result<Record<string, unknown>>) =>
    found.results.map((row) => JSON.stringify(row));
  return { search_publications: toRows(tokens!), search_versions: toRows(versions!) };
}
