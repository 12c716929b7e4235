import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { parseFont } from "./parse-font";

async function open(font: string, piece: string) {
  const file = `../../../../node_modules/@fontsource/${font}/files/${font}-${piece}-700-normal.woff`;
  const bytes = await readFile(new URL(file, import.meta.url));
  return parseFont(new Uint8Array(bytes).buffer);
}

const latin = await open("noto-sans-jp", "latin");
const glyphOf = (character: string) => latin(character.codePointAt(0)!);

test("a letter has closed contours and a width, a space a width only", () => {
  expect(glyphOf("o")?.outline.match(/M[^M]+Z/g)).toHaveLength(2);
  expect(glyphOf("o")?.advance).toBeCloseTo(0.63, 1);
  expect(glyphOf(" ")).toMatchObject({ outline: "" });
});

test("an accented letter has one more contour", () => {
  const contours = (character: string) => glyphOf(character)?.outline.split("M").length ?? 0;
  expect(contours("é")).toBe(contours("e") + 1);
  expect(contours("Ñ")).toBe(contours("N") + 1);
});

test("every number of an outline is finite", () => {
  for (let code = 0x21; code < 0x100; code += 1)
    expect(latin(code)?.outline ?? "").not.toMatch(/NaN|undefined/);
});

test("characters beyond the first plane are found", async () => {
  const emoji = await open("noto-emoji", "7");
  const found = Array.from({ length: 0x700 }, (_, index) => emoji(0x1f300 + index)).filter(Boolean);
  expect(found.length).toBeGreaterThan(50);
});

test("a missing character gives nothing, never the box for missing ones", () => {
  expect(glyphOf("한")).toBeNull();
  expect(glyphOf("\uE000")).toBeNull();
});

test("invalid fonts are refused", () => {
  expect(() => parseFont(new ArrayBuffer(64))).toThrow("WOFF");
});
