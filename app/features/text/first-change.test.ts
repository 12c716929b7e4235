import { expect, test } from "vitest";

import { firstChange } from "./first-change";

/** The change as one line: [-removed-] and {+added+}. */
const told = (from: string, to: string) =>
  firstChange(from, to)
    ?.map(({ removed, added }) =>
      removed === added ? added : (removed && `[-${removed}-]`) + (added && `{+${added}+}`),
    )
    .join("");

test("the sentence of the first difference is shown with its marks, wherever it is in the text", () => {
  const head = "役割：編集者\n".repeat(1000);
  expect(told(`${head}短い文`, `${head}長い文`)).toBe("[-短い-]{+長い+}文");
  expect(told("One. Use two words. Three.", "One. Use 2 words. Three.")).toBe("Use [-two-]{+2+} words.");
  expect(told("a\nb", "a\nb\n\nlast line")).toContain("{+ last line+}");
  expect(told("a\nold line\nb", "a\nb")).toBe("[-old line -]b");
});

test("a rewritten sentence is read as a whole", () => {
  expect(told("Summarize the meeting notes.", "List every open question of the meeting for the team.")).toBe(
    "[-Summarize -]{+List every open question of +}the meeting [-notes-]{+for the team+}.",
  );
  expect(told("make notes now", "write lists soon")).toBe("[-make notes now-]{+write lists soon+}");
});

test("texts with few words in common are one change", () => {
  const words = (sign: string) => Array.from({ length: 40 }, (_, at) => `${sign}${at} both`).join(" ");
  expect(told(words("a"), words("b"))).toMatch(/^\[-a0 both a1 .*\{\+b0 both b1 /u);
});

test("a long way to the change and a long change are cut", () => {
  expect(told(`${"x ".repeat(50)}old`, `${"x ".repeat(50)}new`)).toBe(`…${"x ".repeat(11)}[-old-]{+new+}`);
  expect(told(`${"long words ".repeat(9)}old`, `${"long words ".repeat(9)}new`)).toMatch(/^…(?:long|words) /);
  expect(told(`${"🏠".repeat(50)}a`, `${"🏠".repeat(50)}b`)).toBe(`…${"🏠".repeat(12)}[-a-]{+b+}`);
  expect(told(`x${"🏠".repeat(50)}a`, `x${"🏠".repeat(50)}b`)).toBe(`…${"🏠".repeat(12)}[-a-]{+b+}`);
  expect(told("", "y".repeat(300))).toBe(`{+${"y".repeat(200)}…+}`);
});

test("texts with the same words have no change", () => {
  for (const [from, to] of [
    ["same", "same"],
    ["same", "same\n"],
    ["", " "],
  ] as const)
    expect(firstChange(from, to)).toBeNull();
});
