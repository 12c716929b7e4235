import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { categoryNames, subcategoriesOf } from "~/domain/categories";
import { listTown } from "~/features/town/list-town.server";
import type { TownQuery } from "~/features/town/query";
import { systemClock } from "~/platform/clock";
import { randomIds } from "~/platform/ids";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { openDatabase } from "../databases/open-database";
import { sqliteSession } from "../databases/sqlite-session";
// @ts-expect-error A script without types.
import { migratedDatabase } from "../migrated-database.mjs";
import { openTown } from "./open-town";
import { readEditors } from "./read-editors";

const prompts = readEditors();

/** A folder with the two local databases, as the migrations leave them. */
function stateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const d1 = join(folder, "v3", "d1", "miniflare-D1DatabaseObject");
  mkdirSync(d1, { recursive: true });
  for (const name of ["migrations", "migrations-search"]) {
    const database = migratedDatabase(join(import.meta.dirname, "../..", name));
    database.exec(`VACUUM INTO '${join(d1, `${name}.sqlite`)}'`);
    database.close();
  }
  return folder;
}

const all: TownQuery = {
  category: null,
  subcategory: null,
  search: "",
  page: 1,
  language: null,
  order: "new",
};

test("a town opens with the editors' prompts under the official account, once, and finds them", async () => {
  const folder = stateFolder();
  expect(await openTown(folder)).toBe(prompts.length);
  expect(await openTown(folder)).toBe(0);
  const services = {
    db: openDb(sqliteSession(openDatabase(folder, "prompts").database)),
    search: d1SearchIndex(sqliteSession(openDatabase(folder, "versions").database)),
    ids: randomIds,
    clock: systemClock,
    adminEmails: [],
  };
  const list = (query: Partial<TownQuery> = {}) => listTown(services, null, { ...all, ...query });
  const { prompts: first, total, counts } = await list();
  expect(total).toBe(prompts.length);
  expect(first[0]!.creator).toMatchObject({ displayName: "プロンプトの街 編集部", isOfficial: true });
  expect(first.every(({ publishedAt }) => publishedAt < new Date())).toBe(true);
  for (const category of categoryNames)
    for (const subcategory of subcategoriesOf(category))
      expect((await list({ category, subcategory })).total, subcategory).toBeGreaterThan(0);
  expect(categoryNames.reduce((sum, category) => sum + counts[category]!, 0)).toBe(total);
  for (const { title, language, variables } of prompts.slice(-3)) {
    const found = await list({ search: title, language });
    expect(found.prompts[0]).toMatchObject({ title, variables });
  }
});

test("none of the prompts is there twice, and the first pages in every language show every category", () => {
  expect(new Set(prompts.map(({ title }) => title)).size).toBe(prompts.length);
  for (const language of ["ja", "en", "es"]) {
    const newest = prompts.filter((prompt) => prompt.language === language).slice(-12);
    expect(new Set(newest.map(({ category }) => category)).size, language).toBe(categoryNames.length);
  }
});
