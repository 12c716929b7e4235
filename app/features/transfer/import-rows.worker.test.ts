import { expect, test } from "vitest";

import { prompts } from "~/db/schema";

import { setUpTransfer } from "../../../tests/support/factories/set-up-transfer";

test("listed rows have their texts, and those that are not chosen are left out", async () => {
  const transfer = await setUpTransfer();
  await transfer.create({ originalInput: "a letter", content: "There." });
  const long = "x".repeat(20_000);
  const list = [
    "There.",
    ...Array.from({ length: 130 }, (_, at) => `${at}. ${at < 20 ? long.slice(10) : ""}`),
  ];
  const id = await transfer.start(
    JSON.stringify(list.map((content) => ({ originalInput: "a letter", content }))),
  );
  const { listed, texts } = await transfer.state(id);
  expect(listed).toHaveLength(100);
  expect(texts.slice(0, 2)).toEqual([null, { text: list[1], isCut: false }]);
  expect(texts[19]!.isCut).toBe(true);
  expect(texts.reduce((sum, of) => sum + (of?.text.length ?? 0), 0)).toBe(300_000);
  const chosen = [...listed.keys()].filter((at) => at !== 2 && at !== 99);
  const state = await transfer.finish(id, undefined, undefined, chosen);
  expect(state).toMatchObject({ done: 130, leftOut: [1, 98], results: { created: 128 } });
  const stored = await transfer.services.db.select({ content: prompts.content }).from(prompts);
  const contents = stored.map(({ content }) => content);
  expect(contents).toContain(list[1]);
  expect([list[2], list[99]].filter((content) => contents.includes(content!))).toEqual([]);
});
