import type { Locator } from "@playwright/test";

import { expect, test } from "../support/extension/extension";
import { beMember, signIn } from "../support/extension/member";
import { editors } from "../support/extension/serve-editors";

const boxes = {
  textarea: "textarea",
  input: "#editor input",
  contenteditable: "#editor",
  prosemirror: ".ProseMirror",
  lexical: "[role=textbox]",
  quill: ".ql-editor",
};

const lines = ["Thank Kotori Coffee for the bread.", "Keep it short.", "- Be warm.", "- No emoji."];

const prompt = {
  originalInput: "お礼の手紙",
  content: lines.join("\n").replace("Kotori Coffee", "{{who}}"),
};

/** The lines of a box as a person sees them, without empty ones: editors differ in those. */
const linesIn = (box: Locator) =>
  box.evaluate((element) => {
    const text = "value" in element ? String(element.value) : (element as HTMLElement).innerText;
    return text.split("\n").filter((line) => line.trim() !== "");
  });

test("a filled prompt goes into every editor as if typed, and nothing is sent", async ({ installed }) => {
  await beMember(installed, {
    prompts: [prompt],
    facts: [{ name: "who", text: "Kotori Coffee" }],
  });
  let isSignedIn = false;
  for (const editor of editors) {
    const page = await installed.open(editor);
    const box = page.locator(boxes[editor]);
    await box.click();
    await page.keyboard.type("Hello. ");
    const panel = await installed.press(page);
    if (!isSignedIn) {
      await panel.getByRole("button", { name: "ライブラリ" }).click();
      await signIn(installed, panel);
      isSignedIn = true;
    }
    await panel.getByRole("button", { name: prompt.originalInput }).click();
    await panel.getByRole("button", { name: "Kotori Coffee" }).click();
    await panel.getByRole("textbox", { name: "who" }).press("Control+Enter");

    const wanted =
      editor === "input" ? [`Hello. ${lines.join(" ")}`] : [`Hello. ${lines[0]}`, ...lines.slice(1)];
    await expect.poll(() => linesIn(box), editor).toEqual(wanted);
    await expect.poll(() => page.frames().length, editor).toBe(1);
    // The focus is back, with the caret after the text.
    await page.keyboard.type("!");
    expect((await linesIn(box)).at(-1), editor).toBe(`${wanted.at(-1)}!`);
    // Undo works: twice, for what was typed after it.
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    expect((await linesIn(box)).join("\n"), editor).not.toContain("Kotori");
    expect(await page.evaluate(() => [...window.sent, ...window.keys]), editor).toEqual([]);
    await page.close();
  }
});
