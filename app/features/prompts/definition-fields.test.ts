import { expect, test } from "vitest";

import { joinOptions, parseDefinitionFields, parseTyped, splitOptions } from "./definition-fields";
import { promptPatchForm } from "./schema";

test("the fields of a form are the variables of its text", () => {
  const form = {
    content: "Write {{tone}} about {{topic}}",
    "variables.0.name": "tone",
    "variables.0.label": " ",
    "variables.0.kind": "choice",
    "variables.0.options": " warm \r\n\nformal\nwarm",
    "variables.0.value": "warm",
    "variables.0.required": "on",
    "variables.1.name": "topic",
    "variables.1.label": "Subject",
    "variables.1.question": "What about?",
    "variables.1.kind": "long_text",
  };
  expect(promptPatchForm.parse(form)).toEqual({
    ifUnchanged: true,
    content: form.content,
    variables: [
      {
        name: "tone",
        label: "Tone",
        question: "",
        kind: "choice",
        options: ["warm", "formal"],
        required: true,
        value: "warm",
      },
      {
        name: "topic",
        label: "Subject",
        question: "What about?",
        kind: "long_text",
        options: [],
        required: false,
        value: null,
      },
    ],
  });
});

test("a form without such fields leaves the variables", () => {
  expect(parseDefinitionFields({ content: "{{a}}" })).toBeUndefined();
  expect(promptPatchForm.parse({ tags: "a, b" })).toEqual({ ifUnchanged: true, tags: ["a", "b"] });
});

test("a wrong kind is refused by its position", () => {
  const { error } = promptPatchForm.safeParse({ "variables.0.name": "a", "variables.0.kind": "poem" });
  expect(error!.issues.map(({ path }) => path.join("."))).toEqual(["variables.0.kind"]);
});

test.each([
  ["warm, formal ,warm,", ["warm", "formal"]],
  ["朝、昼，夜", ["朝", "昼", "夜"]],
  ["Yes, please\nNo, thanks", ["Yes, please", "No, thanks"]],
  ["Yes, please\r\n", ["Yes, please"]],
  [" , ", []],
])("commas split the options of a single line only: %j", (text, options) => {
  expect(splitOptions(text)).toEqual(options);
});

test.each([[[]], [["warm"]], [["Yes, please"]], [["a, b", "c"]], [["朝、昼"]]])(
  "options survive the box that they are edited in: %j",
  (options) => {
    expect(splitOptions(joinOptions(options))).toEqual(options);
  },
);

test("a preview reads definitions that would still be refused", () => {
  const typed = parseTyped({
    "variables.0.name": "due_date",
    "variables.0.label": " ",
    "variables.0.kind": "poem",
    "variables.0.value": " ",
  });
  expect(typed).toEqual([
    {
      name: "due_date",
      label: "Due date",
      question: "",
      kind: "text",
      options: [],
      required: false,
      value: null,
    },
  ]);
});
