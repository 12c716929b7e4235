import { expect, test } from "vitest";

import { splitMaterial } from "./split-material";

const materialOf = (text: string) => splitMaterial(text).map(({ start, end }) => text.slice(start, end));

const mail = "お世話になっております。\n来週の打合せですが、15日(水)10時はいかがでしょうか。\n佐伯";
const log = "2026-03-03 02:10:44 ERROR disk full\n2026-03-03 02:11:44 ERROR disk full";
const table = "mes;ventas;visitas\nene;1200;340\nfeb;1180;355";

test.each([
  ["a mail before its request", `${mail}\n\n↑に返信 行けるけど15時以降がいい`, mail],
  ["a mail after its request", `この返事を書いて\n\n${mail}`, mail],
  ["a log after a question", `why does this fail?\n${log}`, log],
  ["a table after a question", `q se ve raro aqui\n${table}`, table],
  [
    "one line behind a colon",
    "英訳して：明日の会議は中止になりました。また連絡します。",
    "明日の会議は中止になりました。また連絡します。",
  ],
  [
    "a numbered list to work through",
    "tag each one as bug or feature\n1. App crashes\n2. Add dark mode\n3. Typo in the footer",
    "1. App crashes\n2. Add dark mode\n3. Typo in the footer",
  ],
])("%s is material", (_, text, material) => {
  expect(materialOf(text)).toEqual([material]);
});

test("fenced code is material unchanged", () => {
  const text = "explain this\n```js\nlet a = 1;\n```\nin Spanish";
  expect(materialOf(text)).toEqual(["```js\nlet a = 1;\n```"]);
  expect(splitMaterial(text)[0]!.fenced).toBe(true);
});

test.each([
  ["conditions in a list", "Write a cover letter\n- under 100 words\n- Tone: warm"],
  ["labelled conditions", "結婚式のスピーチ\n時間：3分\n雰囲気：笑い多め"],
  ["one line", "landlord wont give my deposit back"],
  ["a time of day", "会議の案内 開始：10:30"],
])("%s belong to the request", (_, text) => {
  expect(splitMaterial(text)).toEqual([]);
});
