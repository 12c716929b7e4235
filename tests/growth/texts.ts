import { seededRandom } from "../support/factories/seeded-random";

/** Fragments with a meaning to some parser, and plain ones. */
const fragments = [
  ..." \t\n　\"'`「」『』“”«»()（）[]【】{}<>:：,、。.!?！？-*_#=|/\\&%+~^;1x".split(""),
  ..."あアｱ漢Ａ①ﷺ・ーﾞ〇㌔".split(""),
  "\r\n",
  "\u2028",
  "e\u0301",
  "\u0301",
  "\u200b",
  "\u202e",
  "\ufeff",
  "\ud83e",
  "👨‍👩‍👧",
  "🇯🇵",
  "🚀",
  "```",
  "~~~",
  "```\n",
  "~~~\na\n~~~\n",
  "**",
  "{{",
  "}}",
  "{{a}}",
  "${",
  "<!--",
  "-->",
  "<a>",
  "</",
  "http://a",
  "http://aと",
  "www.",
  "w@a.b ",
  "1 ",
  "1.5 ",
  "12文字 ",
  "- ",
  "- a: b\n",
  "・あ：い\n",
  "1. a\n",
  "# a\n",
  "a b ",
  "key: value\n",
  "a,b,c\n",
  '"a" ',
  "「あ」",
  "'a' ",
  "⟦1⟧",
  "<think>",
  '{"a":',
  "[",
  '\\"',
  "no a, ",
  "sin a ",
  "なし",
  " --ar 1:1",
  " --",
  "please ",
  "を作って",
  "してください。",
  "ている",
  "です",
  "以下",
  "翻訳して",
  "例：",
  "As an expert, ",
  "one at a time ",
  "create ",
  "create an image of ",
  "<p>",
  "&lt;",
  "%20",
  "%E3%81",
  "Chrome/",
  "XX",
  "__",
  "[a b]",
];

const beginnings = ["", "", "1 ", "画像を作って", "Translate: ", "「", "```\n", "{", "a"];
const ends = ["", "", "x", "=詳しく", " http://zz.example", "\n", "」", "\n```", "してください", "}"];

/** Distinct fragments, by number. */
const numbered: ((number: number) => string)[] = [
  (number) => `「${number}」`,
  (number) => `{{${number}}}`,
  (number) => `${number} `,
  (number) => `[a ${number}]`,
  (number) => `\`\`\`\n${number}\n\`\`\`\n`,
  (number) => `- a${number}: b\n`,
  (number) => `http://a${number} `,
  (number) => `a${number},`,
  (number) => "`".repeat(number % 200),
];

/** A repetitive text, by its size in characters. */
export interface Repeating {
  name: string;
  ofSize(size: number): string;
}

const repeating = (
  beginning: string,
  piece: string | ((number: number) => string),
  end: string,
): Repeating => ({
  name: JSON.stringify([beginning, String(piece), end]),
  ofSize: (size) => {
    const room = size - beginning.length - end.length;
    let middle = "";
    // Whole pieces, so that longer texts end as shorter ones do.
    for (let number = 1, next = ""; middle.length + next.length <= room; number += 1) {
      middle += next;
      next = typeof piece === "string" ? piece : piece(number);
    }
    return beginning + middle + end;
  },
});

/** Texts that once hung the site. */
const known = [
  repeating("", "http://aと", " http://zz.example"),
  repeating("1 ", "\t", "=詳しく"),
  repeating("画像を作って", " ", "x"),
];

/** Texts of one repeated fragment, or of numbered ones. */
export const plainTexts: readonly Repeating[] = [
  ...fragments.map((fragment) => repeating("", fragment, "")),
  ...numbered.map((piece) => repeating("", piece, "")),
];

/** The known texts, and `count` seeded ones: up to four fragments in turn, with others around. */
export function mixedTexts(seed: number, count: number): Repeating[] {
  const { pick, below } = seededRandom(seed);
  const mixed = () => {
    const piece = Array.from({ length: 1 + below(4) }, () => pick(fragments)).join("");
    return repeating(pick(beginnings), piece, pick(ends));
  };
  return [...known, ...Array.from({ length: count }, mixed)];
}
