import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { advancesOf } from "./parse-font";
import { unpackWoff } from "./unpack-woff";

async function open(font: string, piece: string) {
  const file = `../../../../node_modules/@fontsource/${font}/files/${font}-${piece}-700-normal.woff`;
  const bytes = await readFile(new URL(file, import.meta.url));
  return advancesOf(unpackWoff(new Uint8Array(bytes).buffer));
}

const latin = await open("noto-sans-jp", "latin");
const advanceOf = (character: string) => latin(character.codePointAt(0)!);

test("a letter and a space have a width", () => {
  expect(advanceOf("o")).toBeCloseTo(0.63, 1);
  expect(advanceOf(" ")).toBeCloseTo(0.22, 1);
});

test("characters beyond the first plane are found", async () => {
  const emoji = await open("noto-emoji", "7");
  const found = Array.from({ length: 0x700 }, (_, index) => emoji(0x1f300 + index)).filter(Boolean);
  expect(found.length).toBeGreaterThan(50);
});

test("a missing character gives nothing, never the width of the box for missing ones", () => {
  expect(advanceOf("한")).toBeNull();
  expect(advanceOf("\uE000")).toBeNull();
});

test("invalid fonts are refused", () => {
  expect(() => unpackWoff(new ArrayBuffer(64))).toThrow("WOFF");
});
