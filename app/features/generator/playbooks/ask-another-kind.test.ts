import { expect, test } from "vitest";

import { read } from "~/features/generator/reading/read";

import { ask } from "./ask.server";
import { openPlaybooks } from "./playbooks.server";

const playbooks = await openPlaybooks();

const askedOf = (kind: string, answers: Record<string, string>, deep = false) =>
  ask(read("すごいやつ", "image", playbooks.topics), playbooks, {
    deep,
    readerLanguage: "ja",
    kind,
    answers,
  });

test("a question that another kind's answer has answered is not asked again", () => {
  const style = { "general.style": "水彩画" };
  const first = askedOf("general", style, true);
  expect(first.variables.filter(({ name }) => name.endsWith(".style"))).toHaveLength(1);
  for (const kind of ["illustration", "landscape", "animal", "poster"]) {
    const book = playbooks.find("image", kind)!;
    const isAboutStyle = ({ id, about }: { id: string; about: readonly string[] }) =>
      id === "style" || about.includes("style");
    const ids = [...book.facts, ...book.choices].filter(isAboutStyle).map(({ id }) => `${kind}.${id}`);
    expect(ids).not.toEqual([]);
    for (const deep of [false, true]) {
      const { variables } = askedOf(kind, style, deep);
      expect(variables.find(({ name }) => name === "general.style")!.value).toBe("水彩画");
      expect(variables.map(({ name }) => name).filter((name) => ids.includes(name))).toEqual([]);
      expect(variables.some(({ value }) => value === null)).toBe(true);
    }
  }
  const cleared = askedOf("poster", { "general.style": "" }, true);
  expect(cleared.variables.map(({ name }) => name)).toContain("poster.style");
});

test("what must not be in the result is asked once", () => {
  const { variables } = askedOf("landscape", { "general.avoid": "人" });
  expect(variables.map(({ name }) => name).filter((name) => name.endsWith(".avoid"))).toEqual([
    "general.avoid",
  ]);
});
