import { expect, test } from "../support/clients/clients";
import { createPrompt } from "../support/factories/library-client";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";
import { readTown } from "../support/clients/town-client";

const place = { category: "communication", subcategory: "異文化コミュニケーション" };

const hostile = [
  `"`,
  `'`,
  `""`,
  `" OR "1"="1`,
  `'); DROP TABLE prompts; --`,
  "*",
  "a*",
  "^a",
  "NEAR(",
  "NEAR(a b, 5)",
  "scope : communication",
  "grams:a",
  "{scope grams} : a",
  "a AND",
  "NOT a",
  "a + b",
  "(",
  ")",
  "%",
  "_",
  "a_b",
  "\\",
  "\u0000",
  "a\u0000b",
  "\uFFFE\uFFFF",
  "\u202Eabc",
  "🦊".repeat(2_560),
  "a".repeat(10_240),
  "か".repeat(3_413),
  `${"\"' ".repeat(3_000)}x`,
  Array.from({ length: 2_000 }, (_, number) => `w${number}`).join(" "),
  "<script>alert(1)</script>",
  "${7*7}{{constructor}}",
];

for (const path of ["/api/public-prompts", "/town-prompts", "/town-prompts.data"])
  test(`any search gets a response from ${path}`, { tag: "@promise-27a" }, async ({ visit }) => {
    const client = await visit();
    for (const search of hostile) {
      const response = await client.get(`${path}?${new URLSearchParams({ search })}`);
      expect(response.status(), search.slice(0, 40)).toBe(200);
      if (path === "/town-prompts") expect(await response.text()).not.toContain("<script>alert(1)");
    }
    for (const raw of ["%", "%FF", "%ED%A0%80", "%00", "%u3042", "+", "a&search=b", "&search[]=a"])
      expect([200, 400, 422], raw).toContain((await client.get(`${path}?search=${raw}`)).status());
  });

for (const path of ["/api/my-town-prompts", "/my-town-prompts"])
  test(`any search gets a response from ${path}`, { tag: "@promise-27a" }, async ({ member }) => {
    const { client } = await member();
    await publishPrompt(client, place);
    for (const search of hostile) {
      const response = await client.get(`${path}?${new URLSearchParams({ search })}`);
      expect(response.status(), search.slice(0, 40)).toBe(200);
    }
  });

test("search operators do not reach the index", { tag: "@promise-27a" }, async ({ visit, member }) => {
  const { client } = await member();
  const [word, other] = [uniqueWord(), uniqueWord()];
  const { id } = await publishPrompt(client, { originalInput: word, content: "plain", ...place });
  const reader = await visit();
  await refreshSearch(reader);
  const find = async (search: string) =>
    (await readTown(reader, { search })).prompts.map((prompt) => prompt.id);
  for (const search of [
    word,
    `"${word}"`,
    `${word}*`,
    `(${word})`,
    word.toUpperCase(),
    word.slice(3, 20),
    `${word} plain`,
  ])
    expect(await find(search), search).toEqual([id]);
  for (const search of [
    other,
    `${other} OR ${word}`,
    `${word} NOT ${other}`,
    `scope : ${word}`,
    `NEAR(${word} plain)`,
    `" OR ${word} OR "`,
  ])
    expect(await find(search), search).toEqual([]);
});

test(
  "a search finds only the town's prompts, by any of their texts",
  { tag: "@promise-27a" },
  async ({ visit, member }) => {
    const { client } = await member();
    const reader = await visit();
    const word = uniqueWord();
    await createPrompt(client, { originalInput: word, content: word });
    const texts = ["originalInput", "content", "title", "description"] as const;
    const ids: string[] = [];
    for (const field of texts)
      ids.unshift((await publishPrompt(client, { originalInput: "-", ...place, [field]: word })).id);
    ids.unshift((await publishPrompt(client, { originalInput: "-", tags: [word], ...place })).id);
    await refreshSearch(reader);
    const { prompts, pagination } = await readTown(reader, { search: word });
    expect(prompts.map(({ id }) => id)).toEqual(ids);
    expect(pagination.total).toBe(5);
    expect((await readTown(reader, { search: `${word} 異文化` })).pagination.total).toBe(5);
    expect((await readTown(reader, { search: word, ...place })).pagination.total).toBe(5);
    expect((await readTown(reader, { search: word, category: "ai" })).pagination.total).toBe(0);
  },
);
