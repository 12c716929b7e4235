import { expect, test } from "vitest";

import {
  describeRequest,
  shareForm,
  sharedTexts,
  sharedTextsForm,
  sharedTextsPatch,
  shareRequest,
} from "./schema";

const complaints = (
  schema: {
    safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
  },
  value: unknown,
) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim()) ??
  [];

test("a title has at most 50 characters and is one line, a description at most 1,000", () => {
  for (const schema of [sharedTexts, sharedTextsPatch, shareRequest]) {
    const parsed = schema.parse({ title: " a\n b\tc ", description: " d\r\ne " });
    expect(parsed).toMatchObject({ title: "a b c", description: "d\ne" });
    expect(complaints(schema, { title: "🦊".repeat(50), description: "🦊".repeat(1_000) })).toEqual([]);
    expect(complaints(schema, { title: "🦊".repeat(51), description: "x".repeat(1_001) })).toEqual([
      "title too_long",
      "description too_long",
    ]);
    expect(complaints(schema, { title: "a\u0000", description: "\u001B" })).toEqual([
      "title control_characters",
      "description control_characters",
    ]);
    expect(complaints(schema, { title: 1, description: [] })).toEqual([
      "title wrong_type",
      "description wrong_type",
    ]);
  }
});

test("unknown fields are refused", () => {
  for (const schema of [sharedTexts, sharedTextsPatch, shareRequest, describeRequest])
    for (const field of ["isPublic", "shareId", "userId", "visibility", "__proto__x"])
      expect(schema.safeParse({ title: "a", [field]: "x" }).success, field).toBe(false);
});

test("sharing needs a title, or the request to make one", () => {
  expect(complaints(shareRequest, {})).toEqual(["title title_required"]);
  expect(complaints(shareRequest, { title: " \n", generateAuto: false })).toEqual(["title title_required"]);
  expect(shareRequest.parse({ generateAuto: true })).toEqual({
    title: "",
    description: "",
    generateAuto: true,
  });
  expect(shareRequest.parse({ title: "a" })).toEqual({ title: "a", description: "", generateAuto: false });
  expect(complaints(shareRequest, { title: "a", generateAuto: "on" })).toEqual(["generateAuto wrong_type"]);
});

test("an edit changes its given fields; null is blank, as in responses", () => {
  expect(sharedTextsPatch.parse({})).toEqual({});
  expect(sharedTextsPatch.parse({ title: "" })).toEqual({ title: "" });
  expect(sharedTextsPatch.parse({ title: null, description: null })).toEqual({ title: "", description: "" });
  expect(complaints(shareRequest, { title: null, description: null })).toEqual(["title title_required"]);
});

test("forms give the same with text fields", () => {
  expect(shareForm.parse({ title: "a", description: "b" })).toEqual({
    title: "a",
    description: "b",
    generateAuto: false,
  });
  expect(shareForm.parse({ title: "", generateAuto: "on" })).toEqual({
    title: "",
    description: "",
    generateAuto: true,
  });
  expect(complaints(shareForm, { title: "" })).toEqual(["title title_required"]);
  expect(sharedTextsForm.parse({ title: " a ", description: "" })).toEqual({ title: "a", description: "" });
});

test("a description is for the submitted text, or for the stored one", () => {
  expect(describeRequest.parse({})).toEqual({});
  expect(describeRequest.parse({ content: " x " })).toEqual({ content: "x" });
  expect(complaints(describeRequest, { content: " " })).toEqual(["content content_required"]);
  expect(complaints(describeRequest, { content: "x".repeat(20_001) })).toEqual(["content too_long"]);
});
