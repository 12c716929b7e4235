/** Comparing a file with a library is linear in both, also where all of them have one text. */
import { expect, test } from "vitest";

import { makeVariable } from "../support/factories/make-variable";
import { typeTags } from "~/domain/prompt-use";
import { compareRows } from "~/features/transfer/compare-rows.server";
import type { ImportedPrompt } from "~/features/transfer/schema";

import { workOf } from "./work";

const content = "{{a}} ".repeat(100);
const variables = [makeVariable("a", { options: Array.from({ length: 20 }, (_, at) => `option ${at}`) })];

/** A library whose prompts have one text, read page by page. */
function libraryOf(size: number): Parameters<typeof compareRows>[0] {
  const prompts = Array.from({ length: size }, (_, at) => ({
    id: `id ${at}`,
    number: at + 1,
    originalInput: `purpose ${at}`,
    content,
    variables,
    tags: [typeTags.text],
    folder: "uncategorized",
    title: null,
    description: null,
  }));
  let read = 0;
  const query = {
    limit: (most: number) => Promise.resolve(prompts.slice(read, (read += most))),
    ...Object.fromEntries(["from", "innerJoin", "where", "orderBy"].map((name) => [name, () => query])),
  };
  return { db: { select: () => query } } as unknown as Parameters<typeof compareRows>[0];
}

const rowsOf = (size: number) =>
  Array.from({ length: size }, (_, at): ImportedPrompt => ({
    originalInput: `another ${at}`,
    content,
    variables,
    type: typeTags.text,
    tags: at % 2 > 0 ? [typeTags.text] : undefined,
    version: 1,
    versions: [],
  }));

const compare = (size: number) => compareRows(libraryOf(size), { id: "a" }, rowsOf(size));

test("twice the rows and twice the library are twice the work", async () => {
  await workOf(() => compare(50));
  const [half, whole] = [await workOf(() => compare(200)), await workOf(() => compare(400))];
  expect(whole / half).toBeLessThan(2.5);
});

test("rows of one text are the same as a prompt that has all they tell", async () => {
  const [untold, told] = rowsOf(2);
  const rows = [
    { ...untold!, originalInput: "purpose 3" },
    { ...told!, originalInput: "purpose 3" },
    { ...told!, originalInput: "purpose 3", title: "title" },
    { ...told!, originalInput: "purpose 3", folder: null, title: "" },
    { ...untold!, originalInput: "purpose 3", id: "id 5" },
    { ...untold!, content: "other" },
  ];
  const compared = await compareRows(libraryOf(120), { id: "a" }, rows);
  expect(compared).toEqual([
    { state: "same", target: "id 3" },
    { state: "same", target: "id 3" },
    { state: "differs", target: "id 119" },
    { state: "same", target: "id 3" },
    { state: "differs", target: "id 5" },
    { state: "new", target: null },
  ]);
});
