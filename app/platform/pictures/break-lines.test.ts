import { expect, test } from "vitest";

import { breakLines } from "./break-lines";
import { fitTitle } from "./compose-picture";
import { splitCharacters } from "./read-title";

/** Glyphs of a made-up font: Latin letters and blanks are half as wide as all others. */
const signsOf = (text: string) =>
  splitCharacters(text).map((character) => ({
    text: character,
    glyph: {
      text: character,
      family: "made-up",
      scale: 1,
      advance: /[ -~À-ÿ]/.test(character) ? 0.5 : 1,
    },
  }));

const linesOf = (text: string, width: number, most = 4) =>
  breakLines(signsOf(text), width, most)?.lines.map(({ signs }) => signs.map((sign) => sign.text).join(""));

test.each([
  [
    "会議の議事録から、次にやることを3つにまとめる",
    14,
    ["会議の議事録から、次に", "やることを3つにまとめる"],
  ],
  ["お客様からのお問い合わせに、丁寧な返信を書く", 16, ["お客様からのお問い合わせに、", "丁寧な返信を書く"]],
  ["AIで作るSNS投稿カレンダー（30日分）", 11, ["AIで作るSNS投稿", "カレンダー（30日分）"]],
  ["Summarise the weekly notes", 10, ["Summarise the", "weekly notes"]],
  ["Learn C++ in a day, don't panic", 10, ["Learn C++ in a", "day, don't panic"]],
  ["¿Qué ver en Málaga en 3 días?", 9, ["¿Qué ver en", "Málaga en 3 días?"]],
  ["회의록에서 할 일을 정리하기", 9, ["회의록에서 할", "일을 정리하기"]],
  ["เขียนจดหมายขอบคุณ", 10, ["เขียนจดหมาย", "ขอบคุณ"]],
])("%s breaks between phrases", (text, width, lines) => {
  expect(linesOf(text, width)).toEqual(lines);
});

test("no line begins with a closing character, nor ends with an opening one", () => {
  for (const text of [
    "春、夏、秋、冬。「街」と（町）と『市』！",
    "ティーパーティーのチェックリストっぽいもの",
    "100%の力で、¥1,000の本を…",
  ])
    for (let width = 4; width < 20; width += 1)
      for (const line of linesOf(text, width, 20) ?? []) {
        expect(line).not.toMatch(/^[、。」）』！ーィェッ…%,]/u);
        expect(line).not.toMatch(/[「（『¥]$/u);
      }
});

test("brackets and stops at the edges of a line hang into their empty half", () => {
  const [line] = breakLines(signsOf("「街」。"), 10, 1)!.lines;
  expect(line).toMatchObject({ width: 2.5, signs: [{ x: -0.5 }, { x: 0.5 }, { x: 1.5 }, { x: 2 }] });
});

test("a title that does not fit gives nothing", () => {
  expect(breakLines(signsOf("街の灯り"), 2, 1)).toBeNull();
});

test("a title of characters that may not begin a line is set all the same", () => {
  expect(fitTitle(signsOf("。".repeat(50)), { width: 1000, height: 236 })!.lines.length).toBeGreaterThan(1);
});

test("a title too long at the smallest size is not set", () => {
  expect(fitTitle(signsOf("漢".repeat(50)), { width: 100, height: 100 })).toBeNull();
});

test("a short title is set larger than a long one", () => {
  const sizeOf = (text: string) => fitTitle(signsOf(text), { width: 1000, height: 236 })!.size;
  expect(sizeOf("詩")).toBeGreaterThan(sizeOf("夕暮れの街を歩く動画のプロンプト"));
  expect(sizeOf("夕暮れの街を歩く動画のプロンプト")).toBeGreaterThan(sizeOf("漢".repeat(50)));
});
