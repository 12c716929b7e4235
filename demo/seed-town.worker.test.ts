import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { valueFault } from "~/domain/variable-values";
import { namesOf } from "~/domain/variables";
import { detectLanguage } from "~/features/generator/reading/language";
import { definitionsFor } from "~/features/prompts/change-template.server";
import { promptDraft } from "~/features/prompts/schema";
import { categoryNames, categoryOf, subcategoriesOf } from "~/domain/categories";
import { listTown } from "~/features/town/list-town.server";
import type { TownQuery } from "~/features/town/query";
import { publishRequest } from "~/features/town/schema";
import { randomIds } from "~/platform/ids";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { variablesOfDemo } from "./demo-prompt";
import { demoPrompts } from "./demo-prompts";
import { seedTown } from "./seed-town";

const now = new Date("2026-04-01T09:00:00Z");
const services = {
  db: openDb(env.DB.withSession()),
  search: d1SearchIndex(env.SEARCH.withSession("first-primary")),
  ids: randomIds,
  clock: { now: () => now },
  adminEmails: [],
};
const all: TownQuery = {
  category: null,
  subcategory: null,
  search: "",
  page: 1,
  language: null,
  order: "new",
};
const list = (query: Partial<TownQuery> = {}) => listTown(services, null, { ...all, ...query });

test("the demo prompts fit the limits of the product, and none is there twice", () => {
  for (const { originalInput, content, tags, title, description, subcategory } of demoPrompts) {
    expect(promptDraft.safeParse({ originalInput, content, tags }).error, title).toBeUndefined();
    const order = { category: categoryOf(subcategory), subcategory, title, description };
    expect(publishRequest.safeParse(order).error, title).toBeUndefined();
  }
  expect(new Set(demoPrompts.map(({ title }) => title)).size).toBe(demoPrompts.length);
});

test("there are at least sixty, in three languages, in every subcategory", () => {
  expect(demoPrompts.length).toBeGreaterThanOrEqual(60);
  const inLanguage = (language: string) =>
    demoPrompts.filter(({ originalInput }) => detectLanguage(originalInput) === language).length;
  for (const language of ["ja", "en", "es"]) expect(inLanguage(language), language).toBeGreaterThan(15);
  const covered = new Set(demoPrompts.map(({ subcategory }) => subcategory));
  expect(categoryNames.flatMap(subcategoriesOf).filter((name) => !covered.has(name))).toEqual([]);
});

test("every variable has a label, a kind, and options and a default that fit; most prompts need an answer", () => {
  let count = 0;
  for (const prompt of demoPrompts) {
    const { content, fields, title } = prompt;
    const names = namesOf(content);
    for (const name of Object.keys(fields)) expect(names, title).toContain(name);
    const variables = variablesOfDemo(prompt);
    for (const { name, kind, label, options, value } of variables) {
      const which = `${title}: ${name}`;
      expect([...label].length, which).toBeLessThanOrEqual(40);
      expect(options.length === 0 || (options.length > 1 && options.length < 9), which).toBe(true);
      expect(new Set(options).size, which).toBe(options.length);
      if (kind === "choice") expect(options.length, which).toBeGreaterThan(1);
      for (const given of [...options, ...(value === null ? [] : [value])])
        expect(valueFault({ kind, options }, given), which).toBeNull();
    }
    expect(() => definitionsFor(content, variables), title).not.toThrow();
    if (variables.length > 0)
      expect(
        variables.some(({ required }) => required),
        title,
      ).toBe(true);
    count += variables.length;
  }
  expect(count).toBeGreaterThan(350);
});

test("a town opens with them under the official account, once, and finds them", async () => {
  expect(await seedTown(services, demoPrompts)).toBe(demoPrompts.length);
  expect(await seedTown(services, demoPrompts)).toBe(0);
  const { prompts, total, counts } = await list();
  expect(total).toBe(demoPrompts.length);
  expect(prompts[0]!.creator).toMatchObject({ displayName: "プロンプトの街 編集部", isOfficial: true });
  for (const category of categoryNames)
    for (const subcategory of subcategoriesOf(category))
      expect((await list({ category, subcategory })).total, subcategory).toBeGreaterThan(0);
  expect(categoryNames.reduce((sum, category) => sum + counts[category]!, 0)).toBe(total);
  const last = demoPrompts.at(-1)!;
  const found = await list({ search: last.title });
  expect(found.prompts.map(({ title }) => title)).toContain(last.title);
  expect(found.prompts[0]!.variables).toEqual(variablesOfDemo(last));
  expect(prompts.every(({ publishedAt }) => publishedAt < now)).toBe(true);
});
