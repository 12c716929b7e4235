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
  expect(optimizationForm.parse({ ...input, intent: "optimize" })).toEqual({ input, refusedChanges: [] });
});

test("the changes that were not checked are refused", () => {
  const before = "You are an expert. Write a letter. Take a deep breath.";
  const form = { content: before, purpose: "A letter", after: "Write a letter." };
  const refused = (checked: object) => optimizationForm.parse({ ...form, ...checked }).refusedChanges;
  expect(refused({ "accept.0": "on", "accept.1": "on" })).toEqual([]);
  expect(refused({ "accept.1": "on" })).toEqual([expect.stringContaining("You are an expert.")]);
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
