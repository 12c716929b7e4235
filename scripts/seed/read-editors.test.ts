import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readEditors } from "./read-editors";

const sound = `title: Thanks after a talk
subcategory: メール
language: en
use: text
originalInput: Thank a speaker
description: A short mail, ready to send.
tags: [thanks]
variables:
  speaker: { required: true }
  minutes: { kind: number, options: [15, 30] }
content: |
  Thank {{speaker}} for {{minutes}} minutes.

  Stay brief.
sample:
  values: { speaker: Ana, minutes: 15 }
  text: Dear Ana
`;

const drawn = sound.replace("use: text", "use: image").replace("text: Dear Ana", "picture: A stage");

/** Reads one file, in the folder of a category, with the drawing of its sample. */
function read(source: string, category = "communication", drawing = '<svg width="800" height="600"/>') {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  mkdirSync(join(folder, category));
  writeFileSync(join(folder, category, "thanks.yaml"), source);
  writeFileSync(join(folder, "thanks.svg"), drawing);
  return () => readEditors(folder, folder);
}

test("a prompt is read with its place and its variables", () => {
  expect(read(sound)()).toEqual([
    {
      category: "communication",
      subcategory: "メール",
      language: "en",
      use: "text",
      title: "Thanks after a talk",
      originalInput: "Thank a speaker",
      description: "A short mail, ready to send.",
      tags: ["thanks"],
      content: "Thank {{speaker}} for {{minutes}} minutes.\n\nStay brief.",
      variables: [
        expect.objectContaining({ name: "speaker", kind: "text", required: true }),
        expect.objectContaining({ name: "minutes", kind: "number", options: ["15", "30"], required: false }),
      ],
      sample: { values: { speaker: "Ana", minutes: "15" }, text: "Dear Ana" },
      file: "communication/thanks",
      drawing: null,
      result: null,
    },
  ]);
});

test.each([
  ["language: en", "language: fr", "at language"],
  ["use: text", "use: sound", "at use"],
  ["subcategory: メール", "subcategory: 写真編集", "no such subcategory: 写真編集"],
  ["title: Thanks", `title: ${"Thanks".repeat(9)}`, "at title"],
  ["for {{minutes}} minutes", "for a talk", "no place in the text: minutes"],
  ["{{speaker}}", "{{speaker}} and {{the host", "no variable: {{the host"],
  ["[15, 30]", "[15, soon]", "no number: soon"],
  ["[15, 30]", "[15, 15]", "an option is there twice: minutes"],
  ["[15, 30]", "[15]", "a single option"],
  ["number, options: [15, 30]", "choice", "a choice without options: minutes"],
  ["required: true", "required: false", "no variable is required"],
  ["speaker: Ana, ", "", "a sample without speaker"],
  ["minutes: 15 }", "minutes: soon }", "no number: soon"],
  ["minutes: 15 }", "hours: 15 }", "a value of no variable: hours"],
  ["text: Dear Ana", "picture: A stage", "a sample of texts has a text"],
  ["use: text", "use: video", "a sample of pictures has a picture"],
  ["Stay brief.", "Before you start, ask me what is open.", "a prompt that asks has answers"],
  ["Stay brief.", "One question per message, and wait for my answer.", "a prompt that asks has answers"],
  ["Stay brief.", "質問は一問ずつお願いします。", "a prompt that asks has answers"],
  ["Stay brief.", "Espera siempre mi respuesta.", "a prompt that asks has answers"],
  ["tags:", "tag:", 'Unrecognized key: "tag"'],
  ["tags: [thanks]", "tags: [thanks", "YAMLParseError"],
])("%s → %s is refused: %s", (before, after, fault) => {
  expect(read(sound.replace(before, after))).toThrow(fault);
});

test("a sample's drawing is read with its size", () => {
  expect(read(drawn)()).toMatchObject([
    { sample: { picture: "A stage" }, drawing: { name: "thanks", width: 800, height: 600 } },
  ]);
});

test("a drawing without a size is refused", () => {
  expect(read(drawn, "communication", "<svg/>")).toThrow("thanks.svg tells no width and height");
});

test("a folder that is no category is refused with the file's name", () => {
  expect(read(sound, "mails")).toThrow(/mails\/thanks\.yaml[^]*no such category/);
});
