import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { read } from "~/features/generator/reading/read";
import { languages, type Language } from "~/domain/languages";

import { safeAdditions } from "./safe-additions";

const playbooks = await openPlaybooks();
const additions = (line: string, language: Language, use: "image" | "video" | "text" = "image") =>
  safeAdditions(read(line, use, playbooks.topics), language).map(({ id }) => id.replace("scene.", ""));

test.each([
  ["a fox", "en", []],
  ["インスタのストーリー用 苺パフェ", "ja", ["shape"]],
  ["twitter header with my cat sleeping", "en", ["shape", "ground"]],
  ["youtube thumbnail, big text SALE", "en", ["shape"]],
  ["instagram story for our sale, midjourney", "en", []],
  ["コーヒー店のロゴ", "ja", []],
  ["put the attached logo on a cup", "en", ["logo"]],
  ["una postal con esta foto", "es", ["picture", "shape", "ground"]],
  ["この写真の背景を白にして", "ja", ["others"]],
  ["turn my dog in this photo into an oil portrait", "en", []],
  ["この写真をアニメ風に", "ja", []],
] as const)("%s gets what it leaves open", (line, language, expected) => {
  expect(additions(line, language)).toEqual(expected);
});

test("a film gets one shot, unless its line names the camera", () => {
  expect(additions("olas de noche", "es", "video")).toEqual(["take"]);
  expect(additions("waves", "en", "video")).toEqual(["take"]);
  expect(additions("un video de dron de la costa", "es", "video")).toEqual([]);
  expect(additions("a cat jumps, handheld", "en", "video")).toEqual([]);
});

test("a given picture that the line keeps as it is gets nothing about it", () => {
  expect(additions("put the attached logo on a cup, unchanged", "en")).toEqual([]);
  expect(additions("この写真をそのまま年賀状に", "ja")).not.toContain("picture");
});

test("neither a text nor a complete film gets any", () => {
  expect(additions("a letter to my boss", "en", "text")).toEqual([]);
  const line =
    "a red lighthouse on a black rock, waves from the left, two gulls, one open door, a blue rope, a small ladder, grey stones, white foam, rust";
  expect(additions(line, "en", "video")).toEqual([]);
});

test("all additions together stay short", () => {
  for (const language of languages)
    for (const line of ["インスタの投稿 猫", "instagram post of a cat", "post de instagram, un gato"]) {
      const texts = safeAdditions(read(line, "image", playbooks.topics), language).map(({ text }) => text);
      const size = language === "ja" ? texts.join("、").length : texts.join(" ").split(" ").length;
      expect(size).toBeLessThanOrEqual(language === "ja" ? 60 : 25);
    }
});
