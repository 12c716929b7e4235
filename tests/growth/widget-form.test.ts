import { expect, test } from "vitest";

import { variablesOf } from "~/domain/variables";
import { embedDocument } from "~/features/sharing/embed-document";
import { placesOf } from "~/features/sharing/embed-form";
import { contentLimit } from "~/features/prompts/limits";

import { promptOf, words } from "./text-functions";
import { workOf } from "./work";

const named = (count: number) => Array.from({ length: count }, (_, at) => `{{a${at}}}`).join("");

/** The longest prompt, one character a line. */
const lines = "a\n".repeat(contentLimit / 2);

test("the work of the widget's form grows with the text only, not with its variables", async () => {
  const [one, forty] = [variablesOf(named(1), null), variablesOf(named(40), null)];
  const work = await workOf(() => placesOf(lines, one));
  expect(await workOf(() => placesOf(lines, forty))).toBeLessThan(1.1 * work);
  expect(await workOf(() => placesOf(lines.slice(lines.length / 2), forty))).toBeLessThan(0.6 * work);
});

test("the largest form of a widget has a bounded size", () => {
  const html = embedDocument({
    prompt: promptOf(named(40) + "\n".repeat(contentLimit - named(40).length)),
    failed: false,
    origin: "https://town.example",
    language: "ja",
    view: "form",
    theme: "auto",
    words,
  });
  // A line's element has 14 characters with its break.
  expect(html.length).toBeLessThan(16 * contentLimit);
});
