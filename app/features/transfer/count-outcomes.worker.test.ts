import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { libraryLimit } from "~/features/prompts/limits";

import { setUpTransfer } from "../../../tests/support/factories/set-up-transfer";

const row = (content: string, more: object = {}) => ({ originalInput: "a letter", content, ...more });
const wrong = { name: "x", label: "", kind: "choice", options: [], value: null };

test.each([
  ["skip", 1],
  ["both", 3],
  ["replace", 2],
] as const)("the preview tells how many prompts the choice %s imports: %i", async (choice, number) => {
  const transfer = await setUpTransfer();
  const made = await transfer.create({ content: "Write." });
  await transfer.create({ content: "There." });
  const rows = [
    row("There."),
    row("New."),
    row(""),
    { ...row("Other."), id: made.id },
    row("Write.", { tags: ["x"] }),
    row("Wrong {{x}}", { variables: [wrong] }),
  ];
  const id = await transfer.start(JSON.stringify(rows));
  const preview = await transfer.state(id);
  expect(preview.outcomes![choice]).toBe(number);
  expect(preview.counts).toEqual({ new: 1, same: 1, differs: 2, broken: 2 });
  const { results } = await transfer.finish(id, choice);
  expect(results.created + results.replaced).toBe(number);
});

test("the preview of an import into an almost full library tells what fits", async () => {
  const transfer = await setUpTransfer();
  await env.DB.prepare("UPDATE folders SET prompt_count = ? WHERE id = ?")
    .bind(libraryLimit - 1, await transfer.uncategorizedOf(transfer.viewer))
    .run();
  const id = await transfer.start(JSON.stringify([row("fits"), row("does not")]));
  expect(await transfer.state(id)).toMatchObject({ outcomes: { skip: 1 }, total: 2 });
  expect((await transfer.finish(id)).results.created).toBe(1);
});
