import { mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { categoryNames, subcategoriesOf } from "~/domain/categories";
import { languages } from "~/domain/languages";
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
import { seedTown } from "./seed-town";

const prompts = readEditors();

const drawings = join(import.meta.dirname, "../../public/editors");

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

/** What people look for most. */
const searched = {
  ja: "履歴書 面接 自己紹介 ブログ 献立 旅行 志望動機 議事録 英語メール プレゼン".split(" "),
  en: "resume,workout,linkedin,itinerary,birthday,cover letter,meal plan,study plan,bug report,meeting notes".split(
    ",",
  ),
  es: "currículum carta reclamación viaje menú ejercicio entrevista resumen clase redes".split(" "),
};

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
  for (const language of languages)
    for (const search of searched[language])
      expect((await list({ search, language })).total, `${language}: ${search}`).toBeGreaterThan(0);
  for (const { title, language, variables } of prompts.slice(-3)) {
    const found = await list({ search: title, language });
    expect(found.prompts[0]).toMatchObject({ title, variables });
  }
});

test("a model's result is shown in place of a sample, and not as one", async () => {
  const folder = stateFolder();
  const { database } = openDatabase(folder, "prompts");
  const services = {
    db: openDb(sqliteSession(database)),
    search: d1SearchIndex(sqliteSession(openDatabase(folder, "versions").database)),
    ids: randomIds,
    clock: systemClock,
  };
  const posts = prompts.filter(({ use }) => use === "text").slice(0, 3);
  const resultWith = (text: string | null) => ({ hash: "", engine: "town", text });
  await seedTown(services, [
    { ...posts[0]!, result: null },
    { ...posts[1]!, result: resultWith("Dear Ana") },
    { ...posts[2]!, result: resultWith(null) },
  ]);
  const stored = database.prepare("SELECT text, is_sample FROM examples ORDER BY created_at").all();
  expect(stored.map((row) => ({ ...row }))).toEqual([
    { text: posts[0]!.sample.text, is_sample: 1 },
    { text: "Dear Ana", is_sample: 0 },
    { text: posts[2]!.sample.text, is_sample: 1 },
  ]);
});

test("every prompt has a sample, and every drawing of the folder is one", () => {
  const drawn = prompts.flatMap(({ drawing }) => drawing?.name ?? []);
  expect(drawn.map((name) => `${name}.svg`).toSorted()).toEqual(readdirSync(drawings).toSorted());
  const count = (language: string) => prompts.filter((prompt) => prompt.language === language).length;
  for (const [language, least] of Object.entries({ ja: 60, en: 45, es: 35 }))
    expect(count(language), language).toBeGreaterThanOrEqual(least);
});

test("none of the prompts is there twice, and the first pages in every language show every category", () => {
  expect(new Set(prompts.map(({ title }) => title)).size).toBe(prompts.length);
  for (const language of ["ja", "en", "es"]) {
    const newest = prompts.filter((prompt) => prompt.language === language).slice(-12);
    expect(new Set(newest.map(({ category }) => category)).size, language).toBe(categoryNames.length);
  }
});
