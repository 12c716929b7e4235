import { expect, test } from "vitest";

import type { Composition } from "~/domain/composition";
import { compose } from "~/features/generator/composing/compose";
import { parseBlocks } from "~/features/text/markdown/parse-blocks.server";

import { answeredBlocks } from "./answered-blocks";

const composition = (base: string, answers: readonly (string | null)[] = []): Composition => ({
  use: "text",
  language: "ja",
  kind: "b",
  kinds: [],
  certain: true,
  enough: false,
  base,
  form: "prose",
  exclusions: [],
  ratio: null,
  untranslated: false,
  asking: null,
  variables: answers.map((value, index) => ({
    name: `q${index}`,
    label: `問${index}`,
    question: "",
    example: "",
    kind: "choice",
    required: false,
    options: [],
    value,
  })),
  wishes: [{ id: "w", text: "短く", on: false }],
});
const composed = (made: Composition) => ({ content: compose(made), composition: made });

const bases = [
  "断りのメール",
  "# 依頼\n- **甲**\n- 乙",
  "一行目\n二行目",
  "前置き\n\n> 引用\n\n1. 一\n2. 二",
  "次を読む\n```\n{{資料}}\n```",
];

test.each(bases)("answers set in the browser are those that the server sets: %j", (base) => {
  const states = [
    [null, null],
    ["甲", null],
    ["甲", "乙"],
    [null, "乙"],
  ].map((answers) => composed(composition(base, answers)));
  for (const before of states)
    for (const now of states) {
      const blocks = answeredBlocks(parseBlocks(before.content), before, now);
      expect(textsOf(blocks)).toEqual(textsOf(parseBlocks(now.content)));
      expect(blocks === null).toBe(parseBlocks(now.content) === null);
    }
});

/** The lines of blocks with their numbers and kinds. */
function textsOf(blocks: unknown): string[] {
  const found: string[] = [];
  const visit = (node: unknown, kinds: string) => {
    if (Array.isArray(node)) for (const part of node) visit(part, kinds);
    else if (node && typeof node === "object") {
      if ("at" in node) found.push(`${kinds} ${JSON.stringify(node)}`);
      else
        for (const part of Object.values(node)) visit(part, `${kinds} ${String(Reflect.get(node, "kind"))}`);
    }
  };
  visit(blocks, "");
  return found;
}

test("a text edited by hand, a picture's description with Markdown and an open code block wait for the server", () => {
  const plain = composed(composition("断りのメール", ["甲"]));
  expect(answeredBlocks(null, plain, { ...plain, content: "# 直した" })).toBeUndefined();
  expect(answeredBlocks([], { ...plain, content: "# 直した" }, plain)).toBeUndefined();
  const [before, now] = [null, "甲"].map((answer) =>
    composed({ ...composition("猫", [answer]), use: "image" as const }),
  );
  expect(answeredBlocks(null, before!, now!)).toBeNull();
  expect(answeredBlocks([], before!, now!)).toBeUndefined();
  const open = [null, "甲"].map((answer) => composed(composition("次を読む\n```\n資料", [answer])));
  expect(answeredBlocks(parseBlocks(open[0]!.content), open[0]!, open[1]!)).toBeUndefined();
});
