import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { shapeWords } from "./shape-words.server";

const shape = async (...words: string[]) => {
  const { glyphOf } = await shapeWords(words, async (address) =>
    (await env.ASSETS.fetch(new URL(address, "https://town.example"))).arrayBuffer(),
  );
  return words.map(glyphOf);
};

// As measured by HarfBuzz in these fonts.
test.each([
  ["للعميل", 3.017],
  ["بِّ", 1.024],
  ["می‌خواهم", 4.11],
  ["لا", 0.632],
  ["٢٠٢٤", 2.288],
  ["؟", 0.512],
  ["گاہک", 2.041],
  ["का", 1.124],
  ["कि", 1.124],
  ["न्दी", 1.184],
  ["क्ष", 0.796],
  ["र्म", 0.652],
  ["त्रि", 0.898],
  ["ङ्क", 0.67],
  ["שָׁ", 0.787],
  ["ש", 0.787],
  ["ที่", 0.644],
  ["น้ำ", 1.081],
  ["ป๊", 0.635],
])("%s is %f em wide", async (word, width) => {
  const [glyph] = await shape(word);
  expect(glyph!.advance).toBeCloseTo(width, 3);
});

test("letters join: a word is narrower than its letters one by one", async () => {
  for (const word of ["للعميل", "क्ष"]) {
    const [whole, ...letters] = await shape(word, ...(word.match(/\p{L}/gu) ?? []));
    const apart = letters.reduce((width, letter) => width + letter!.advance, 0);
    expect(whole!.advance).toBeLessThan(apart);
  }
});

test("a missing letter gives nothing, never a box, and does not affect other words", async () => {
  const [known, unknown] = await shape("سلام", "سلا\u088F");
  expect(known).not.toBeNull();
  expect(unknown).toBeNull();
});

test("a missing combining mark is left out", async () => {
  const [marked, bare] = await shape("سلام\u0488", "سلام");
  expect(marked).toEqual(bare);
});
