import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";

import { foldText } from "~/features/text/fold-text";

import { hostileTexts } from "../../../tests/support/factories/hostile-texts";
import { randomOfRun } from "../../../tests/support/factories/random-of-run";
import { sampled } from "../../../tests/support/sampling";
import { d1SearchIndex } from "./d1-search-index.server";
import { splitRuns } from "./grams";
import { wordsOf } from "./words";

const index = d1SearchIndex(env.SEARCH.withSession());

beforeEach(() => index.clear());

/** Indexes texts as the publications 1, 2, 3 and so on. */
async function fill(texts: string[], scopesOf: (townNumber: number) => string[] = () => []) {
  const changes = texts.map((text, position) => ({
    townNumber: position + 1,
    version: 1,
    document: { scopes: scopesOf(position + 1), text: foldText(text) },
  }));
  for (let start = 0; start < changes.length; start += 50)
    await index.apply(changes.slice(start, start + 50));
}

const find = (search: string, scope: string | null = null, limit = 10_000) =>
  index.find({ runs: splitRuns(foldText(search)), scope }, limit);

/** The finds of a plain search in the folded texts, newest first. */
function plainFind(folded: string[], search: string): number[] {
  const runs = splitRuns(foldText(search));
  if (runs.length === 0) return [];
  return folded
    .flatMap((text, position) => (runs.every((run) => text.includes(run)) ? [position + 1] : []))
    .toReversed();
}

const put = (townNumber: number, version: number, text: string) => ({
  townNumber,
  version,
  document: { scopes: ["ai"], text },
});
const remove = (townNumber: number, version: number) => ({ townNumber, version, document: null });

const words = [
  ..."議事録 会議の 作成 してください プロンプト プロ プロント 文章 文 の を ー 人々 〆切 広告・宣伝 𠮷野家 確定申告 量子もつれ".split(
    " ",
  ),
  ..."the them theme prompt prompts write written AI ai I a marketing SEO don't e-mail café naïve x y2k 3D".split(
    " ",
  ),
  ..."el él ella año años ano mañana correo correos ¿qué? ¡sí! publicación lingüística a y un uno".split(" "),
  ..."5個作成 aiを使う AIで 2026年 第1回 週3回 Web会議 会議Web 1 12 123 ３ １２ ｱﾌﾟﾘ ｶﾞﾗｽ ﾊﾞﾟ か\u3099 e\u0301 n\u0303".split(
    " ",
  ),
  ..."한국어 검색 국어 हिन्दी привет ΣΑΣ ﬁn ㌔ ① 🦊 👨‍👩‍👧 🇯🇵 … — \" ' * ( ) : ^ - + _ % \\ {{x}} \ud83e \udd8a".split(
    " ",
  ),
];
const joints = ["", "", "", " ", " ", "、", "\n", "　", "_", "-", "🐺"];

test("any part of any text is found exactly where a plain search finds it", async () => {
  const random = randomOfRun(41);
  const write = (most: number) => {
    const parts = Array.from(
      { length: 1 + random.below(most) },
      () => random.pick(words) + random.pick(joints),
    );
    return parts.join("");
  };
  const texts = Array.from({ length: 500 }, () => write(40));
  const folded = texts.map(foldText);
  await fill(texts);
  const partOf = (text: string, most: number) => {
    const characters = [...text];
    const start = random.below(characters.length);
    return characters.slice(start, start + 1 + random.below(most)).join("");
  };
  const searches = Array.from({ length: sampled(1_000, 4_000) }, () => {
    const one = random.pick(texts);
    const part = partOf(one, random.pick([2, 4, 12]));
    return random.pick([
      part,
      part,
      part.toUpperCase(),
      part.normalize("NFKD"),
      `${part} ${partOf(random.pick([one, random.pick(texts)]), 4)}`,
      write(2),
      // Nearly the same: without one character, so that it is often found nowhere.
      [...part].toSpliced(1, 1).join(""),
    ]);
  });
  let finds = 0;
  for (const search of searches) {
    const expected = plainFind(folded, search);
    expect(await find(search), JSON.stringify(search)).toEqual(expected);
    finds += Number(expected.length > 0);
  }
  expect(finds).toBeGreaterThan(searches.length / 2);
  expect(finds).toBeLessThan(searches.length);
});

test("every order of scripts in a run of up to four characters is distinguished", async () => {
  const random = randomOfRun(43);
  const characters = [..."か漢a1"];
  const texts = Array.from({ length: 300 }, () =>
    Array.from({ length: 1 + random.below(9) }, () => random.pick([...characters, ...characters, " "])).join(
      "",
    ),
  );
  await fill(texts);
  let searches = [""];
  for (let length = 1; length <= 4; length += 1) {
    searches = searches.flatMap((search) => characters.map((character) => search + character));
    for (const search of searches) expect(await find(search), search).toEqual(plainFind(texts, search));
  }
});

test("no match spans two runs, lines or fields", async () => {
  await fill(["東京 都庁", "東京\n都庁", "ab cde", "abc de", "東京都a", "東京 都a", "東京 京都"]);
  expect(await find("東京都")).toEqual([5]);
  expect(await find("京都")).toEqual([7, 5]);
  expect(await find("abcde")).toEqual([]);
  expect(await find("東京都a")).toEqual([5]);
  expect(await find("都庁 東京")).toEqual([2, 1]);
});

test("a scope narrows a search, whatever characters are in its name", async () => {
  await fill(["ai の例", "ai の例", "ai の例"], (townNumber) =>
    townNumber === 2 ? ["ai", "ai_AIと倫理"] : ["marketing", "marketing_広告・宣伝"],
  );
  expect(await find("例", "marketing")).toEqual([3, 1]);
  expect(await find("例", "marketing_広告・宣伝")).toEqual([3, 1]);
  expect(await find("例", "ai_AIと倫理")).toEqual([2]);
  expect(await find("ai", "ai")).toEqual([2]);
  expect(await find("marketing")).toEqual([]);
  expect(await find("例", "広告・宣伝")).toEqual([]);
  expect(await find("例", 'ai" OR "a')).toEqual([]);
  expect(await find("例", "")).toEqual([]);
});

test("the newest come first, up to the limit", async () => {
  await fill(Array.from({ length: 120 }, (_, position) => `例 ${position}`));
  expect(await find("例", null, 3)).toEqual([120, 119, 118]);
  expect(await find("例")).toHaveLength(120);
  expect(await find("例", null, 0)).toEqual([]);
});

test("a newer version replaces an older one, and an older one changes nothing", async () => {
  await index.apply([put(1, 5, "first"), put(2, 6, "other")]);
  await index.apply([put(1, 7, "second")]);
  expect(await find("first")).toEqual([]);
  expect(await find("second")).toEqual([1]);
  await index.apply([put(1, 6, "late")]);
  await index.apply([put(1, 7, "again")]);
  expect(await find("second")).toEqual([1]);
  expect(await find("late")).toEqual([]);
  expect(await find("again")).toEqual([]);
  expect(await find("other", "ai")).toEqual([2]);
});

test("a deleted document is not found, and a late write does not restore it", async () => {
  await index.apply([put(1, 1, "text"), put(2, 2, "text"), put(3, 3, "text")]);
  await index.apply([remove(2, 5), remove(9, 6), put(4, 7, "text")]);
  expect(await find("text")).toEqual([4, 3, 1]);
  await index.apply([put(2, 4, "text")]);
  await index.apply([remove(3, 2)]);
  expect(await find("text")).toEqual([4, 3, 1]);
  await index.apply([put(2, 8, "text")]);
  expect(await find("text")).toEqual([4, 3, 2, 1]);
});

test("changes are all or nothing", async () => {
  await index.apply([put(1, 1, "text")]);
  const tooLong = put(3, 2, "漢字".repeat(400_000));
  await expect(index.apply([put(2, 2, "text"), remove(1, 2), tooLong])).rejects.toThrow(/TOOBIG|too big/);
  expect(await find("text")).toEqual([1]);
  await index.apply([put(2, 2, "text"), remove(1, 2)]);
  expect(await find("text")).toEqual([2]);
});

test("an emptied index finds nothing, and accepts any version", async () => {
  await index.apply([put(1, 5, "text"), remove(2, 5)]);
  await index.clear();
  expect(await find("text")).toEqual([]);
  await index.apply([put(1, 1, "text"), put(2, 1, "text")]);
  expect(await find("text")).toEqual([2, 1]);
  await index.apply([]);
});

test("a search is plain text, without operators", async () => {
  await fill(["near a b scope x grams or and not", "plain"]);
  const signs = [
    '"',
    '""',
    "'",
    "*",
    "a*",
    "^a",
    "-a",
    "NEAR(a b)",
    "NEAR(",
    "scope : x",
    "{grams short} : a",
    "(",
    "+ a",
  ];
  for (const search of [...signs, "a\0b", "\0", "\ud800", "a\udfff", "?1", ...hostileTexts]) {
    const expected = plainFind(["near a b scope x grams or and not", "plain"], search);
    expect(await find(search), JSON.stringify(search)).toEqual(expected);
    await index.find({ runs: [search, ""], scope: search }, 10);
  }
  expect(await find("AND OR NOT")).toEqual([1]);
});

test("a search of 10 kB gets a response", async () => {
  const long = "してください".repeat(600);
  await fill([long, "write ".repeat(2_000)]);
  expect(await find(long)).toEqual([1]);
  expect(await find(`${long}い`)).toEqual([]);
  expect(await find("write ".repeat(1_700))).toEqual([2]);
  const many = Array.from({ length: 2_000 }, (_, number) => `w${number}`).join(" ");
  expect(await find(many)).toEqual([]);
  expect(await find('"'.repeat(10_000))).toEqual([]);
});

test("near a line are the texts with half of what its words tell, rare ones first, then the newest", async () => {
  const near = async (line: string, scope: string | null = null, limit = 10) => {
    const query = { words: wordsOf(foldText(line)).map((word) => [word]), scope };
    return (await index.findNear(query, limit)).townNumbers;
  };
  await fill(
    [
      "議事録の要約を作る",
      "会議の議事録",
      ...Array.from({ length: 30 }, () => "会議の要約を作る"),
      "minutes of a meeting",
    ],
    (townNumber) => [townNumber % 2 === 0 ? "even" : "odd"],
  );
  // 議事 is in two texts, 会議 in most.
  expect((await near("会議の議事録")).slice(0, 2)).toEqual([2, 1]);
  expect(await near("会議の議事録", "odd", 1)).toEqual([1]);
  expect(await near("議事堂の見学と春の遠足")).toEqual([]);
  expect(await near("Meetings, minutes")).toEqual([33]);
  // A word that no text has tells nothing, unless most are such.
  expect(await near("monthly meeting")).toEqual([33]);
  expect(await near("meeting in a zeppelin above harbours")).toEqual([]);
  const { townNumbers, rarities } = await index.findNear(
    { words: [["議事堂", "minutes of"], ["harbours"]], scope: null },
    2,
  );
  expect(townNumbers).toEqual([33]);
  expect(rarities).toEqual([expect.any(Number), null]);
  for (const text of ["", "a", "猫", "…", ...hostileTexts]) expect(await near(text)).toEqual([]);
});
