import { expect, test, vi } from "vitest";

import type { AppError } from "~/errors";

import type { Reply } from "../../../tests/support/servers/openai-reply";
import { setUpTranslation, translations } from "../../../tests/support/factories/set-up-translation";
import { callsAtOnce, failedCallsLimit } from "./limits";

/** A member's texts share their calls and are not cached. */
const together = { byMember: true };

test("without a model every text is unchanged, and nothing is spent or cached", async () => {
  const { translate, spent, kept } = await setUpTranslation();
  const before = await kept();
  expect(await translate(["題名", " ", ""])).toEqual({
    texts: ["題名", " ", ""],
    translated: [false, false, false],
    engine: "builtin",
  });
  expect(await spent()).toEqual({});
  expect(await kept()).toEqual(before);
});

test("blank texts, texts without Japanese and a Japanese target are unchanged, without a call", async () => {
  const { translate, lane, spent } = await setUpTranslation({ replies: [] });
  for (const [texts, options] of [
    [["", " \n　", "Hello", "{{商品名}}", "`日本語`", "42"], {}],
    [["Hello"], { source: "ja" }],
    [["題名", "Hello"], { target: "ja" }],
    [["Hello"], { target: "ja", source: "en" }],
    [["Hello", "題名"], { target: "en", source: "en" }],
    [[], {}],
  ] as const)
    expect(await translate([...texts], options)).toEqual({
      texts,
      translated: texts.map(() => false),
      engine: "builtin",
    });
  expect(await lane.calls()).toHaveLength(0);
  expect(await spent()).toEqual({});
});

test("texts declared as another language are translated from it", async () => {
  const { translate, lane } = await setUpTranslation({ replies: [translations("Hola")] });
  expect((await translate(["Hello"], { source: "en", target: "es" })).texts).toEqual(["Hola"]);
  const instructions = (await lane.calls())[0]!.body.messages[0]!.content;
  expect(instructions).toContain("from English into Spanish");
});

test("only unknown texts are requested, and the order stays", async () => {
  const { translate, asked } = await setUpTranslation({
    replies: [
      { ...translations("One"), when: "一つめ" },
      { ...translations("Three"), when: "三つめ" },
      translations("Four", "Two"),
    ],
  });
  await translate(["一つめ", "三つめ"]);
  expect(await translate(["四 four", "三つめ", "Hello", "二つめ", "一つめ"], together)).toMatchObject({
    texts: ["Four", "Three", "Hello", "Two", "One"],
    translated: [true, true, false, true, true],
  });
  expect((await asked()).slice(2)).toEqual([["四 four", "二つめ"]]);
});

test("equal texts are requested once, whatever whitespace is around them", async () => {
  const { translate, asked } = await setUpTranslation({ replies: [translations("Title")] });
  expect((await translate(["題名", "  題名\n", "題名"])).texts).toEqual(["Title", "  Title\n", "Title"]);
  expect(await asked()).toEqual([["題名"]]);
});

test("translations are cached by language and by model", async () => {
  const first = await setUpTranslation({ replies: [translations("Title"), translations("Título")] });
  expect((await first.translate(["題名"])).texts).toEqual(["Title"]);
  expect((await first.translate(["題名"], { target: "es" })).texts).toEqual(["Título"]);
  const second = await setUpTranslation({ replies: [translations("Heading")] });
  expect((await second.translate(["題名"])).texts).toEqual(["Heading"]);
  expect((await first.translate(["題名"])).texts).toEqual(["Title"]);
  expect((await first.translate(["題名"], { target: "es" })).texts).toEqual(["Título"]);
  expect(await first.lane.calls()).toHaveLength(2);
});

test("code, variables, addresses and tags are hidden from the model, and are in the translation", async () => {
  const text = "{{商品名}}を`npm i 値`で。詳細: https://example.com/{id}、info@example.jp <入力>";
  const { translate, asked } = await setUpTranslation({
    replies: [translations("Use ⟦2⟧ for ⟦1⟧. Details: ⟦3⟧, ⟦4⟧ ⟦5⟧")],
  });
  expect((await translate([text])).texts).toEqual([
    "Use `npm i 値` for {{商品名}}. Details: https://example.com/{id}, info@example.jp <入力>",
  ]);
  expect(await asked()).toEqual([["⟦1⟧を⟦2⟧で。詳細: ⟦3⟧、⟦4⟧ ⟦5⟧"]]);
});

test.each([
  ["a lost variable", "{{名前}}さんへ", "Dear reader"],
  ["a translated variable", "{{名前}}さんへ", "Dear {{name}}"],
  ["a doubled variable", "{{名前}}さんへ", "Dear ⟦1⟧ and ⟦1⟧"],
  ["another text's variable", "{{名前}}さんへ", "Dear ⟦2⟧"],
  ["a changed list number", "1. はじめに", "2. First"],
  ["a lost heading", "# 見出し", "Heading"],
  ["an added link", "題名", "Title [here](https://evil.example)"],
  ["an added picture", "題名", "![](https://evil.example/x.png)"],
  ["no translation at all", "題名です", "題名です"],
  ["nothing", "題名です", " \u200B"],
])(
  "%s gives the original, which is not cached, and the texts next to it are translated",
  async (_, text, bad) => {
    const { translate, lane, warnings, model } = await setUpTranslation({
      replies: [
        translations(bad, "Another"),
        { ...translations("Another"), when: "別の文" },
        translations(bad),
      ],
    });
    const result = { texts: [text, "Another"], translated: [false, true], engine: model };
    expect(await translate([text, "別の文"], together)).toEqual(result);
    await translate(["別の文"]);
    expect(await translate([text, "別の文"])).toEqual(result);
    expect(await lane.calls()).toHaveLength(3);
    expect(warnings).toHaveLength(2);
    expect(JSON.stringify(warnings.map((warning) => String((warning as Error).cause)))).not.toContain(text);
  },
);

const failures: [string, Reply[], string][] = [
  ["dead", [{ kind: "error", status: 500, message: "Out of order." }], "model_failed"],
  ["busy", [{ kind: "error", status: 429, message: "Slow down." }], "model_busy"],
  ["unwilling", [{ kind: "refusal", text: "No." }], "model_refused"],
  ["cut off", [{ kind: "cut" }], "model_failed"],
  ["hanging", [{ kind: "hang" }], "model_timeout"],
  [
    "writing garbage",
    Array.from({ length: 2 }, () => ({ kind: "answer", content: "{ no json" })),
    "model_failed",
  ],
  ["leaving texts out", [translations("One"), translations("One")], "model_failed"],
];

test.each(failures)("a model that is %s gives the originals and a warning", async (_, replies, code) => {
  const { translate, warnings, kept } = await setUpTranslation({ replies, settings: { timeoutMs: 500 } });
  const before = await kept();
  expect(await translate(["一つめ", "二つめ"], together)).toEqual({
    texts: ["一つめ", "二つめ"],
    translated: [false, false],
    engine: "builtin",
  });
  expect(warnings).toHaveLength(1);
  expect((warnings[0] as AppError).code).toBe(code);
  expect(await kept()).toEqual(before);
});

test("a response with ambiguous indexes is requested once more", async () => {
  const twice: Reply = {
    kind: "answer",
    content: {
      translations: [
        { index: 0, text: "One" },
        { index: 0, text: "Two" },
      ],
    },
  };
  const { translate, spent } = await setUpTranslation({ replies: [twice, translations("One", "Two")] });
  expect((await translate(["一つめ", "二つめ"], together)).texts).toEqual(["One", "Two"]);
  expect(await spent()).toEqual({ "ada:translation": 2, all: 2 });
});

test("translations are matched by index, not by position", async () => {
  const { translate } = await setUpTranslation({
    replies: [
      {
        kind: "answer",
        content: {
          translations: [
            { index: 1, text: "Two" },
            { index: 0, text: "One" },
          ],
        },
      },
    ],
  });
  expect((await translate(["一つめ", "二つめ"], together)).texts).toEqual(["One", "Two"]);
});

test("without budget nothing goes upstream, and cached texts are still returned", async () => {
  const { translate, services, lane, warnings } = await setUpTranslation({
    replies: [translations("One"), translations("Two")],
    budget: { perCaller: 1, inAll: 9 },
  });
  await translate(["一つめ"]);
  expect(await translate(["二つめ", "一つめ"])).toMatchObject({
    texts: ["二つめ", "One"],
    translated: [false, true],
  });
  expect((warnings[0] as AppError).code).toBe("budget_exhausted");
  services.modelBudget.inAll = 0;
  expect((await translate(["一つめ"])).texts).toEqual(["One"]);
  expect(await lane.calls()).toHaveLength(1);
});

test("a long text is sent in several calls, and returned whole or not at all", async () => {
  const paragraph = (name: string) => `${name}${"本文です。".repeat(900)}`;
  const text = `${paragraph("甲")}\n\n${paragraph("乙")}`;
  const { translate, lane, spent } = await setUpTranslation({
    replies: [
      { ...translations("Text A."), when: "甲" },
      { kind: "error", status: 500, message: "No.", when: "乙" },
    ],
  });
  expect(await translate([text])).toMatchObject({ texts: [text], translated: [false] });
  expect(await spent()).toEqual({ "ada:translation": 2, all: 2 });
  await lane.script(translations("Text B."));
  expect((await translate([text])).texts).toEqual(["Text A.\n\nText B."]);
  expect(await lane.calls()).toHaveLength(1);
});

test("an unavailable model is not called for every text", async () => {
  const { translate, lane } = await setUpTranslation({ replies: [] });
  await translate(Array.from({ length: 60 }, (_, number) => `第${number}`));
  expect((await lane.calls()).length).toBeLessThan(callsAtOnce + failedCallsLimit);
});

test("a member's five hundred texts are sent in five calls", async () => {
  const texts = Array.from({ length: 500 }, (_, number) => `第${number}`);
  const { translate, asked } = await setUpTranslation({
    replies: Array.from({ length: 5 }, () => translations(...Array.from({ length: 100 }, () => "No."))),
  });
  await translate(texts, together);
  expect((await asked()).map((list) => list.length)).toEqual([100, 100, 100, 100, 100]);
});

test("a client's disconnect aborts the call upstream, and nothing is cached", async () => {
  const { translate, lane, kept, warnings } = await setUpTranslation({ replies: [{ kind: "hang" }] });
  const before = await kept();
  const leaving = new AbortController();
  const refused = expect(translate(["題名"], { signal: leaving.signal })).rejects.toThrow("closed the tab");
  await vi.waitFor(async () => expect(await lane.calls()).toHaveLength(1), { timeout: 5_000 });
  leaving.abort(new Error("closed the tab"));
  await refused;
  await vi.waitFor(async () => expect((await lane.calls())[0]?.clientLeft).toBe(true), { timeout: 5_000 });
  expect(await kept()).toEqual(before);
  expect(warnings).toEqual([]);
});

test("a failing cache costs calls, and no failure", async () => {
  const { translate, services, warnings } = await setUpTranslation({ replies: [translations("Title")] });
  services.cache = { ...services.cache, getMany: () => Promise.reject(new Error("KV is away.")) };
  expect((await translate(["題名"])).texts).toEqual(["Title"]);
  expect(warnings).toHaveLength(1);
});
