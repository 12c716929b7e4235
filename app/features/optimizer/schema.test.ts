import { expect, test } from "vitest";

import { contentLimit, purposeLimit } from "~/features/prompts/limits";

import { optimizationForm, optimizationRequest } from "./schema";

const complaints = (schema: typeof optimizationRequest | typeof optimizationForm, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("form and JSON give the same input", () => {
  const input = { content: "Write a letter.", purpose: "A letter" };
  expect(
    optimizationRequest.parse({ promptContent: " Write a letter. ", promptPurpose: "A letter" }),
  ).toEqual(input);
  expect(optimizationForm.parse({ ...input, intent: "optimize" })).toEqual(input);
});

test("a blank text is refused by field, with a prompt's limits", () => {
  const blank = [
    ["content", "content_required"],
    ["purpose", "purpose_required"],
  ];
  expect(complaints(optimizationForm, {})).toEqual(blank);
  expect(complaints(optimizationForm, { content: " ", purpose: "\n" })).toEqual(blank);
  expect(complaints(optimizationRequest, {})).toEqual([
    ["promptContent", "content_required"],
    ["promptPurpose", "purpose_required"],
  ]);
  const long = { content: "字".repeat(contentLimit + 1), purpose: "字".repeat(purposeLimit + 1) };
  expect(complaints(optimizationForm, long)).toEqual([
    ["content", "too_long"],
    ["purpose", "too_long"],
  ]);
});
