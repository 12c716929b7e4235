import { expect, test } from "vitest";

import { foldText } from "~/features/text/fold-text";

import { randomOfRun } from "../../../tests/support/factories/random-of-run";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";

/** Creates a library with one prompt per content, and a function to search it. */
async function setUp(...contents: string[]) {
  const library = await setUpLibrary();
  for (const content of contents) await library.create({ content, originalInput: "-", tags: ["文章生成用"] });
  return {
    ...library,
    find: async (search: string) => (await library.contents({ search })).sort(),
  };
}

test("a search finds Japanese from one character up, in the middle of a word too", async () => {
  const { find } = await setUp("会議の議事録を書く", "見積書を書いて", "メールの返信");
  for (const [search, ...found] of [
    ["議", "会議の議事録を書く"],
    ["の", "メールの返信", "会議の議事録を書く"],
    ["事録", "会議の議事録を書く"],
    ["積書を書", "見積書を書いて"],
    ["ー", "メールの返信"],
    ["録議"],
  ] as const)
    expect(await find(search), search).toEqual(found);
});

test("case, width and accents are ignored, in search and text", async () => {
  const { find } = await setUp("ＡＩとカタカナ", "Café de Año", "ｶﾞﾗｽ", "AI ｶﾀｶﾅ cafe ano ガラス");
  for (const [pattern, ...words] of [
    [/ＡＩ|AI/, "AI", "ai", "ＡＩ", "ａｉ"],
    [/カタカナ|ｶﾀｶﾅ/, "カタカナ", "ｶﾀｶﾅ", "ﾀ"],
    [/Café|cafe/, "cafe", "CAFÉ", "cafe\u0301", "ｃａｆé"],
    [/Año|ano/, "ano", "año", "AÑO"],
    [/ｶﾞﾗｽ|ガラス/, "ガ", "ｶﾞ", "カ\u3099", "ガラス"],
  ] as const)
    for (const word of words) {
      const found = await find(word);
      expect(found.length, word).toBeGreaterThan(1);
      for (const content of found) expect(content, word).toMatch(pattern);
    }
});

test("a voiced kana is another letter, in both directions", async () => {
  const { find } = await setUp("カラス", "ガラス", "ハハ", "パパ");
  expect(await find("ガ")).toEqual(["ガラス"]);
  expect(await find("カ")).toEqual(["カラス"]);
  expect(await find("ハ")).toEqual(["ハハ"]);
  expect(await find("ﾊﾟ")).toEqual(["パパ"]);
});

test("every word must match, in any of purpose, content and tags", async () => {
  const { create, contents } = await setUpLibrary();
  await create({ originalInput: "月次の報告", content: "数字を並べる", tags: ["業務自動化用", "経理"] });
  await create({ originalInput: "経理の月次", content: "別の話", tags: ["文章生成用"] });
  for (const [search, ...found] of [
    ["月次 数字 経理", "数字を並べる"],
    ["経理　数字", "数字を並べる"],
    [" 月次\t経理 ", "別の話", "数字を並べる"],
    ["自動化", "数字を並べる"],
    ["月次 数字 欠席"],
    ["", "別の話", "数字を並べる"],
    ["  　", "別の話", "数字を並べる"],
  ] as const)
    expect(await contents({ search }), search).toEqual(found);
});

test("matches do not span fields, tags or lines", async () => {
  const { create, contents } = await setUpLibrary();
  await create({ originalInput: "uno", content: "dos\ntres", tags: ["文章生成用", "cuatro", "cinco"] });
  for (const search of ["unodos", "dostres", "trescuatro", "cuatrocinco", "用cuatro", "cuatro,", '["'])
    expect(await contents({ search }), search).toEqual([]);
  for (const search of ["dos tres", "tres\ndos", "cinco uno"])
    expect(await contents({ search }), search).toHaveLength(1);
});

test("long words and characters special to SQL are plain text", { tags: "promise-27a" }, async () => {
  const long = "きょうのよていをわかりやすくまとめてください";
  const { find } = await setUp(
    long,
    "100% _done_",
    "100 percent",
    `it's "quoted" \\ back`,
    "🦊と🐺",
    "a*b?[c]",
  );
  expect(await find(long)).toEqual([long]);
  expect(await find(long.slice(2, 20))).toEqual([long]);
  expect(await find(`${long}い`)).toEqual([]);
  for (const [search, ...found] of [
    ["%", "100% _done_"],
    ["_", "100% _done_"],
    ["100%", "100% _done_"],
    ["1%0"],
    ["'", `it's "quoted" \\ back`],
    ['"quoted"', `it's "quoted" \\ back`],
    ["\\", `it's "quoted" \\ back`],
    ["' OR 1=1 --"],
    ["🦊", "🦊と🐺"],
    ["🐺🦊"],
    ["*", "a*b?[c]"],
    ["[c]", "a*b?[c]"],
    ["?1"],
    ["{{x}}"],
  ] as const)
    expect(await find(search), search).toEqual(found);
});

test("a search with too many words, or of maximum length, still works", async () => {
  const { find } = await setUp("a b c d e f g h i j k", "あ".repeat(300));
  expect(await find("a b c d e f g h i j k l")).toEqual(["a b c d e f g h i j k"]);
  expect(await find("あ".repeat(200))).toEqual(["あ".repeat(300)]);
  expect(await find("a ".repeat(100))).toEqual(["a b c d e f g h i j k"]);
});

test("a search combines with a folder and tags", async () => {
  const { create, contents } = await setUpLibrary();
  const { folderId } = await create({ content: "both", tags: ["文章生成用", "x"], folder: { name: "f" } });
  await create({ content: "both, elsewhere", tags: ["文章生成用", "x"] });
  await create({ content: "both, untagged", folder: { id: folderId } });
  expect(await contents({ search: "both", folder: folderId, tags: ["x"] })).toEqual(["both"]);
  expect(await contents({ search: "both", tags: ["x", "文章生成用"] })).toHaveLength(2);
  expect(await contents({ search: "elsewhere", folder: folderId })).toEqual([]);
});

test("another member's prompts are never found", { tags: "promise-27a" }, async () => {
  const { create, newcomer, contents, uncategorizedOf } = await setUpLibrary();
  const stranger = await newcomer();
  await create({ content: "a secret", tags: ["文章生成用", "x"] });
  expect(await contents({ search: "secret" }, stranger)).toEqual([]);
  expect(await contents({ tags: ["x"] }, stranger)).toEqual([]);
  expect(await contents({ folder: await uncategorizedOf() }, stranger)).toEqual([]);
});

const characters = [
  ..."abcABCéÉñÑüßİıςσΣ１２３ＡＢＣａ%_'\"\\*?[]{}.,;🦊👨‍👩‍👧カガハパバかがぱっょｶﾊﾞﾟー議事録会漢㌔①ﬁ한각ａ́",
  "\u0301",
  "\u3099",
  "\u309A",
  "ｶﾞ",
  "ﾊﾟ",
  "e\u0301",
  " ",
  "　",
  "\n",
  "\t",
];

test("any part of a text is found exactly where the folded texts have it", async () => {
  const random = randomOfRun(7);
  const phrase = (length: number) => Array.from({ length }, () => random.pick(characters)).join("");
  const documents = Array.from({ length: 50 }, () => `${phrase(1 + random.below(30))}.`.trim());
  const { contents } = await setUp(...documents);
  for (let time = 0; time < 300; time += 1) {
    const from = [...random.pick(documents)];
    const start = random.below(from.length);
    const part = from.slice(start, start + 1 + random.below(6)).join("");
    const search = random.pick([
      part,
      part,
      part.toUpperCase(),
      part.normalize("NFD"),
      part.normalize("NFKC"),
    ]);
    const words = foldText(search).split(/\s+/).filter(Boolean);
    const found = documents.filter((text) => words.every((word) => foldText(text).includes(word)));
    const shown = await contents({ search, size: 50 });
    expect(shown, JSON.stringify(search)).toEqual(found.toReversed());
  }
});
