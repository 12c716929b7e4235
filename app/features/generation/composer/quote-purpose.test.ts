import { expect, test } from "vitest";
import { quotePurpose } from "./quote-purpose";

test("one plain line stays as it is", () => {
  expect(quotePurpose("Write a **bold** plan for 60 €")).toBe("Write a **bold** plan for 60 €");
});

test("several lines and structure are fenced", () => {
  expect(quotePurpose("a\nb")).toBe("```text\na\nb\n```");
  for (const text of ["# Title", "- item", "1. item", "> quote"]) {
    expect(quotePurpose(text)).toBe(`\`\`\`text\n${text}\n\`\`\``);
  }
});

test("the fence is longer than any run of backticks inside", () => {
  expect(quotePurpose("see ````x````")).toBe("`````text\nsee ````x````\n`````");
});
