import type { DatabaseSync } from "node:sqlite";

import { expect } from "@playwright/test";

import { searchDocument } from "~/features/town/search-document";
import { documentTokens } from "~/platform/search/grams";

import { expectIndexesToFit } from "../support/database/library-indexes";
import { expectTownToFit } from "../support/database/town-indexes";
import { asDb, openDatabase } from "./database";

/** The names of all tables that have a column. */
const tablesWith = (database: DatabaseSync, column: string) =>
  database
    .prepare(
      `SELECT m.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c ON c.name = ? WHERE m.type = 'table'`,
    )
    .all(column)
    .map(({ name }) => String(name));

/** Expects every owner to be a member, and every folder to belong to the owner of its content. */
export function expectOwners(): void {
  const database = openDatabase("users");
  expect(database.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
  const owned = tablesWith(database, "user_id");
  for (const table of ["prompts", "folders", "sessions", "access_tokens", "identities", "member_tags"])
    expect(owned).toContain(table);
  for (const table of owned)
    expect(
      database.prepare(`SELECT * FROM "${table}" WHERE user_id NOT IN (SELECT id FROM users)`).all(),
      table,
    ).toEqual([]);
  expect(
    database
      .prepare(
        "SELECT prompts.id FROM prompts LEFT JOIN folders ON folders.id = folder_id WHERE folders.user_id IS NOT prompts.user_id",
      )
      .all(),
  ).toEqual([]);
  database.close();
}

/** Expects the derived rows of some members' prompts and of the town to equal a recount. */
export async function expectIndexes(memberIds: readonly string[]): Promise<void> {
  const database = openDatabase("users");
  const db = asDb(database);
  for (const id of memberIds) await expectIndexesToFit(db, id);
  await expectTownToFit(db);
  database.close();
}

/** Expects the search index to have some members' listed publications, and nothing unlisted. */
export async function expectSearchIndex(): Promise<void> {
  const [database, search] = [openDatabase("users"), openDatabase("versions")];
  expect(database.prepare("SELECT * FROM search_outbox").all()).toEqual([]);
  const rows = await expectTownToFit(asDb(database));
  const listed = rows.filter(({ isPublic, townNumber }) => isPublic && townNumber !== null);
  search.exec("CREATE VIRTUAL TABLE temp.tokens USING fts5vocab(main, publications, instance)");
  const known = search
    .prepare(
      "SELECT doc, group_concat(term, ' ' ORDER BY offset) AS tokens FROM temp.tokens WHERE col = 'grams' GROUP BY doc",
    )
    .all();
  const tokensOf = (row: (typeof listed)[number]) => documentTokens(searchDocument(row)!.text).grams.trim();
  expect(new Map(known.map(({ doc, tokens }) => [doc, tokens]))).toEqual(
    new Map(listed.map((row) => [row.townNumber, tokensOf(row)])),
  );
  search.close();
  database.close();
}
