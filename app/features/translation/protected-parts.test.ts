import { expect, test } from "vitest";

import { randomOfRun } from "../../../tests/support/factories/random-of-run";
import type { Random } from "../../../tests/support/factories/seeded-random";
import { keepsParts, markNumbers, maskParts, restoreParts, withoutMarks } from "./protected-parts";
import { translationFault } from "./translation-fault";

const partsOf = (text: string) => [...maskParts(text).parts.values()];

test.each([
  [
    "{{商品名}}を{対象}と${数}へ、{{{raw}}}も{% if 会員 %}も",
    ["{{商品名}}", "{対象}", "${数}", "{{{raw}}}", "{% if 会員 %}"],
  ],
  ["`npm test`と``a`b``を実行", ["`npm test`", "``a`b``"]],
  ["手順\n```js\nconst 値 = 1;\n\n```\n完了", ["```js\nconst 値 = 1;\n\n```"]],
  ["- 例\n  ~~~\n  ```\n  ~~~\n次", ["~~~\n  ```\n  ~~~"]],
  ["1. ````md\n```\n中\n```\n````\n外", ["````md\n```\n中\n```\n````"]],
  ["前\n```\n閉じないコード", ["```\n閉じないコード"]],
  ["https://example.com/a?b=1#cを参照。", ["https://example.com/a?b=1#c"]],
  [
    "（https://example.com/）、https://ja.wikipedia.org/wiki/日本_(曖昧さ回避)。",
    ["https://example.com/", "https://ja.wikipedia.org/wiki/日本_"],
  ],
  ["詳細は[こちら](https://example.com/{id})。", ["https://example.com/{id}"]],
  ["www.example.jp/guide.と**https://example.com**", ["www.example.jp/guide", "https://example.com"]],
  ["連絡はinfo+jp@mail.example.co.jpまで", ["info+jp@mail.example.co.jp"]],
  ["<入力>本文</入力><br/><!-- 内緒\n話 -->", ["<入力>", "</入力>", "<br/>", "<!-- 内緒\n話 -->"]],
  ["もとから⟦1⟧がある", ["⟦", "⟧"]],
  ["3 < 5 かつ 7 > 2、{}、{、`、<>、a@b、100%", []],
])("%s", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  const { text: masked, parts: byNumber } = maskParts(text, 40);
  expect(restoreParts(masked, byNumber)).toBe(text);
  for (const part of parts) if (part.length > 1) expect(masked).not.toContain(part);
});

test("equal parts share a number, and numbers start as given", () => {
  const { text, parts } = maskParts("{{a}}と{{b}}と{{a}}", 7);
  expect(text).toBe("⟦7⟧と⟦8⟧と⟦7⟧");
  expect(parts).toEqual(
    new Map([
      [7, "{{a}}"],
      [8, "{{b}}"],
    ]),
  );
  expect(markNumbers(text)).toEqual([7, 7, 8]);
});

test("a mark with blanks in it is recognized, and an unknown one stays", () => {
  const { parts } = maskParts("{{a}}");
  expect(restoreParts("the ⟦ 1 ⟧ of ⟦2⟧", parts)).toBe("the {{a}} of ⟦2⟧");
});

test("long texts of unclosed openings are read", () => {
  for (const open of [
    "```a`",
    "~~~",
    "`",
    "``` ",
    "{",
    "{{",
    "<a",
    "<!--",
    "https://",
    "a://.",
    "w@",
    "a.",
    "(",
    "- ",
    "⟦",
    "www.(",
    "/日a",
  ]) {
    for (const before of ["", "あ"]) {
      const text = before + open.repeat(50_000 / open.length);
      const { text: masked, parts } = maskParts(text);
      expect(restoreParts(masked, parts)).toBe(text);
      expect(translationFault(withoutMarks(masked), masked)).not.toBe("");
    }
  }
});

const words = [
  "商店街",
  "お知らせ",
  "を書く",
  "です。",
  "夏祭りの",
  "カタカナ",
  "「引用」",
  "、",
  "手順",
  "東京",
];
const someParts = [
  "{{商品名}}",
  "{{customer name}}",
  "${数}",
  "{name}",
  "`const 値 = 1`",
  "https://example.com/祭り?q=1",
  "https://example.com/a_b/c-d.html#top",
  "info@example.jp",
  "<example>",
  "</入力>",
  "⟦",
];
const fences = ["```\n# 見出しではない\n- コード {{x}}\n```", "~~~py\nprint('こんにちは')\n~~~"];
const openings = [
  "",
  "",
  "# ",
  "### ",
  "- ",
  "  - ",
  "* ",
  "1. ",
  "12) ",
  "> ",
  "- [ ] ",
  "・",
  "１．",
  "①",
  "> 2. ",
];

interface Sample {
  text: string;
  parts: string[];
}

/** A text of Japanese lines with markdown marks and protected parts. */
function sample(random: Random): Sample {
  const parts: string[] = [];
  const line = () => {
    if (random.chance(0.08)) return keep(random.pick(fences));
    if (random.chance(0.05)) return "| 項目 | 値 |\n|---|---|\n| 名前 | 東京 |";
    const pieces = Array.from({ length: 1 + random.below(6) }, () => {
      if (random.chance(0.3)) return keep(random.pick(someParts));
      const word = random.pick(words);
      return random.chance(0.1) ? `**${word}**` : word;
    });
    // Kanji right after an address would continue it.
    return random.pick(openings) + random.pick(words) + pieces.join(" ");
  };
  const keep = (part: string) => {
    parts.push(part);
    return part;
  };
  return { text: Array.from({ length: 1 + random.below(8) }, line).join(random.pick(["\n", "\n\n"])), parts };
}

/** An honest model's translation of a masked text: other words, the rest unchanged. */
const honestly = (masked: string) =>
  masked.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu, "some words");

const samplesOf = (random: Random) => Array.from({ length: 400 }, () => sample(random));

test("an honest translation keeps every part and has no fault, for any text", () => {
  for (const { text, parts } of samplesOf(randomOfRun(19))) {
    const { text: masked, parts: byNumber } = maskParts(text, 3);
    expect(restoreParts(masked, byNumber)).toBe(text);
    const translation = honestly(masked);
    expect(translationFault(translation, masked), text).toBeNull();
    const restored = restoreParts(translation, byNumber);
    for (const part of parts)
      expect(restored.split(part).length, text).toBeGreaterThanOrEqual(text.split(part).length);
    expect([...byNumber.values()].sort(), text).toEqual([...new Set(parts)].sort());
  }
});

test("a lost, doubled, swapped or added part is a fault, for any text", () => {
  const random = randomOfRun(20);
  for (const { text } of samplesOf(random)) {
    const { text: masked, parts } = maskParts(text);
    const translation = honestly(masked);
    const marks = [...translation.matchAll(/⟦\d+⟧/g)].map(([mark]) => mark);
    const additions = ["{{x}}", "`x`", " https://evil.example ", "<img src=x>", "⟦999⟧", "a@evil.example"];
    const faulty = [translation + random.pick(additions)];
    if (marks.length > 0) {
      const mark = random.pick(marks);
      faulty.push(
        translation.replace(mark, ""),
        translation.replace(mark, mark + mark),
        translation.replace(mark, `⟦${parts.size + 1}⟧`),
        translation.replace(mark, "{{name}}"),
      );
    }
    for (const fault of faulty) expect(translationFault(fault, masked), fault).not.toBeNull();
  }
});

test("lost or changed markdown is a fault, for any text", () => {
  const random = randomOfRun(20);
  for (const { text } of samplesOf(random)) {
    const { text: masked } = maskParts(text);
    const translation = honestly(masked);
    const faulty = [
      translation.replace(/^(#+) /m, "#$1 "),
      translation.replace(/^(#+) /m, ""),
      translation.replace(/^( *)- /m, "$1"),
      translation.replace(/^( *)- /m, "$1  - "),
      translation.replace(/^( *)- /m, "$1* "),
      translation.replace(/^12\)/m, "13)"),
      translation.replace(/^1\. /m, ""),
      translation.replace(/^> /m, ""),
      translation.replace("**", ""),
      translation.replace("|---|---|", "|---|"),
      `# ${translation}`,
    ].filter((candidate) => candidate !== translation);
    for (const fault of faulty)
      expect(translationFault(fault, masked), `${masked}\n=>\n${fault}`).not.toBeNull();
  }
});

const withParts = "{{店名}}の案内を https://example.com/a で読み、`関数()` と {name} を使う。{{店名}}";

test.each([
  ["Read {{店名}} at https://example.com/a and use `関数()` and {name}. {{店名}}", true],
  // In another order, too.
  ["{name}, `関数()`: {{店名}} (https://example.com/a) {{店名}}", true],
  ["Read {{店名}} at https://example.com/a and use `関数()` and {name}.", false],
  ["Read {{shop}} at https://example.com/a and use `関数()` and {name}. {{店名}}", false],
  ["Read {{店名}} at https://example.com/b and use `関数()` and {name}. {{店名}}", false],
  ["Read {{店名}} at https://example.com/a and use `function()` and {name}. {{店名}}", false],
  ["Read {{店名}} at https://example.com/a and use `関数()` and {name}. {{店名}} {{店名}}", false],
])("%s has the parts of its original: %s", (translation, expected) => {
  expect(keepsParts(withParts, translation)).toBe(expected);
});
