import { expect, test } from "vitest";
import { renderPrompt } from "./render";

test("sections are printed in order and empty ones are left out", () => {
  const sections = [
    { title: "Role", body: "You write." },
    { title: "Context", items: [] },
    { title: "Inputs", variables: [{ name: "topic", hint: "one line" }] },
    { title: "Steps", body: "In order.", steps: ["Read.", "Write."] },
    { title: "Constraints", items: ["Short."] },
  ];
  expect(renderPrompt(sections, "en")).toBe(
    "## Role\nYou write.\n\n## Inputs\n- {{topic}}: one line\n\n## Steps\nIn order.\n1. Read.\n2. Write.\n\n## Constraints\n- Short.",
  );
});

test("Japanese inputs use the full-width colon", () => {
  expect(renderPrompt([{ title: "入力", variables: [{ name: "宛先", hint: "1行" }] }], "ja")).toBe(
    "## 入力\n- {{宛先}}：1行",
  );
});

test("the bullets of one list end alike", () => {
  const items = ["文体：丁寧に", "一通で扱う用件は一つにする。"];
  expect(renderPrompt([{ title: "制約", items }], "ja")).toBe(
    "## 制約\n- 文体：丁寧に\n- 一通で扱う用件は一つにする",
  );
  const sentences = ["One.", "Two."];
  expect(renderPrompt([{ title: "Rules", items: sentences }], "en")).toBe("## Rules\n- One.\n- Two.");
});
