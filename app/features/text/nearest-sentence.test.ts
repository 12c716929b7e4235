import { expect, test } from "vitest";

import { NearestSentence } from "./nearest-sentence";

const sentences = new NearestSentence([
  { label: "role", line: "You are a world-class expert in your field." },
  { label: "role", line: "Act as an experienced professional writer." },
  { label: "check", line: "Check your answer before you send it." },
  { label: "役割", line: "あなたは一流の専門家です。" },
]);

test("the nearest sentence is found, typos and endings aside, with how near and how far ahead it is", () => {
  for (const [line, label] of [
    ["You are a world class expert", "role"],
    ["act as experienced profesional writers", "role"],
    ["check the answer before sending", "check"],
    ["あなたは一流のプロの専門家です", "役割"],
  ] as const) {
    const found = sentences.recognize(line);
    expect([line, found?.label]).toEqual([line, label]);
    expect(found!.score).toBeGreaterThan(0);
    expect(found!.score).toBeLessThanOrEqual(1);
    expect(found!.margin).toBeGreaterThan(0);
    expect(found!.margin).toBeLessThanOrEqual(1);
  }
});

test("the labels with anything in common are ranked, the most similar first", () => {
  const ranked = sentences.rank("Check that you are an expert");
  expect(ranked.map(({ label }) => label).toSorted()).toEqual(["check", "role"]);
  expect(ranked[0]!.score).toBeGreaterThanOrEqual(ranked[1]!.score);
});

test("a line with nothing in common is near none", () => {
  for (const line of ["", "…", "zzz", "🦊"]) expect(sentences.recognize(line)).toBeNull();
});
