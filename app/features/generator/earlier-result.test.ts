import { expect, test } from "vitest";

import type { Composition } from "~/domain/composition";

import { distinctResults, earlierResult } from "./earlier-result";

const base = "雨の日の喫茶店、窓辺の猫";

const composition: Composition = {
  use: "image",
  language: "ja",
  kind: "general",
  kinds: [],
  certain: false,
  enough: false,
  base,
  form: "prose",
  exclusions: [],
  ratio: null,
  untranslated: false,
  variables: [],
  wishes: [],
  asking: null,
};

const resultOf = (kind: string) => ({
  id: "before",
  content: base,
  originalInput: base,
  use: "image" as const,
  composition: { ...composition, kind },
});

test("the same text is told of, unless another kind was chosen: its questions are seen", () => {
  expect(earlierResult([resultOf("general")], resultOf("general"))).toMatchObject({ id: "before" });
  expect(earlierResult([resultOf("general")], resultOf("animal"))).toBeNull();
  const other = {
    ...resultOf("general"),
    id: "last",
    content: `${base}、水彩`,
    composition: { ...composition, base: `${base}、水彩` },
  };
  expect(earlierResult([resultOf("general"), other], resultOf("general"))).toEqual({
    id: "last",
    state: "same",
    content: base,
  });
});

test("a series counts each text once, and a result stands for its copies", () => {
  const other = { ...resultOf("general"), id: "other", content: `${base}、水彩` };
  const copy = { ...resultOf("general"), id: "copy" };
  const results = [resultOf("general"), other, copy, { ...resultOf("animal"), id: "animal" }];
  expect(distinctResults(results, "other")).toEqual(["before", "other", "animal"]);
  expect(distinctResults(results, "copy")).toEqual(["copy", "other", "animal"]);
});
