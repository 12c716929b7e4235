import { expect, test } from "vitest";
import { z } from "zod";

import { promptDraft, promptForm, promptPatch } from "./schema";

const draft = { originalInput: "a letter", content: "Write it." };

const complaints = (tags: unknown) =>
  promptDraft.safeParse({ ...draft, tags }).error?.issues.map(({ message }) => message) ?? [];

const list = (length: number) => Array.from({ length }, (_, number) => `tag ${number}`);

test("a prompt without a type or tags is for text generation, and goes to 'uncategorized'", () => {
  const expected = { ...draft, type: "文章生成用", tags: ["文章生成用"], folder: null };
  for (const folder of [{}, { folderId: null }, { folderId: "" }])
    expect(promptDraft.parse({ ...draft, ...folder })).toEqual(expected);
  expect(promptDraft.parse({ ...draft, folderId: "f" }).folder).toEqual({ id: "f" });
});

test("the type is the given one, else that of the first type tag, and its tag comes first", () => {
  const parse = (body: object) => {
    const { type, tags } = promptDraft.parse({ ...draft, ...body });
    return [type, ...tags];
  };
  expect(parse({ tags: ["a", "画像生成用", "動画生成用"] })).toEqual(["画像生成用", "画像生成用", "a"]);
  expect(parse({ type: "動画生成用", tags: ["画像生成用", "a"] })).toEqual(["動画生成用", "動画生成用", "a"]);
});

test("tags are trimmed, with single spaces, each once", () => {
  const tags = [" a ", "a", "b\t c", "b c", "A", "ａ"];
  expect(promptDraft.parse({ ...draft, tags }).tags).toEqual(["文章生成用", "a", "b c", "A", "ａ"]);
});

test("a prompt has at most 20 tags besides its type tag, so that its own tags stay valid", () => {
  expect(complaints(list(20))).toEqual([]);
  expect(complaints(list(21))).toEqual(["too_many"]);
  const { tags } = promptDraft.parse({ ...draft, tags: list(20) });
  expect(tags).toHaveLength(21);
  expect(promptPatch.parse({ tags })).toEqual({ tags });
  expect(complaints([...list(20), "tag 0", "tag 1"])).toEqual([]);
});

test("a tag has 1 to 50 characters and no separator", () => {
  expect(complaints(["🦊".repeat(50)])).toEqual([]);
  expect(complaints(["🦊".repeat(51)])).toEqual(["too_long"]);
  for (const tag of ["", " ", "\u200B"]) expect(complaints([tag])).toEqual(["required"]);
  for (const tag of ["a,b", "a，b", "a、b", "a\nb", "a\r\nb"])
    expect(complaints([tag]), tag).toEqual(["separator_in_tag"]);
  for (const tag of ["a\u0000", "\u001B[0m"]) expect(complaints([tag])).toEqual(["control_characters"]);
});

test("a far too long list of tags is not read, so that its errors stay bounded", () => {
  for (const tag of [1, "", "a"]) expect(complaints(Array(131_000).fill(tag))).toEqual(["too_many"]);
  expect(complaints(Array(200).fill("a"))).toEqual([]);
});

test("the API document has a prompt's tags as optional, with their limit", () => {
  const { properties, required } = z.toJSONSchema(promptDraft, { io: "input" });
  expect(properties).toMatchObject({ tags: { type: "array", default: [], maxItems: 21 } });
  expect(required).toEqual(["originalInput", "content"]);
});

test("everything but a list of texts has the wrong type", () => {
  for (const tags of ["a", null, {}, 1]) expect(complaints(tags)).toEqual(["wrong_type"]);
  expect(complaints([1, null])).toEqual(["wrong_type", "wrong_type"]);
});

test("tags typed in one line are split at commas of every script, without empty ones", () => {
  const typed = { ...draft, use: "image", folderId: "f", tags: " a, b ,,b、c，\nd, 文章生成用" };
  expect(promptForm.parse(typed)).toMatchObject({
    type: "画像生成用",
    tags: ["画像生成用", "a", "b", "c", "d"],
    folder: { id: "f" },
  });
});

test("a form without a folder is refused", () => {
  const issues = promptForm.safeParse({ ...draft, folderId: "" }).error?.issues;
  expect(issues?.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["folderId", "folder_required"],
  ]);
});

const variable = {
  name: "b.who",
  label: "Who",
  question: "Who?",
  kind: "text",
  required: false,
  options: ["Ada", "Ben"],
  value: null,
};

test("a generated response is a draft: its questions are stored, its other fields are not", () => {
  const told = { wishes: [{ id: "b.once", text: "Once", on: true }], engine: "builtin", fellBack: false };
  const parsed = promptDraft.parse({
    ...draft,
    ...told,
    variables: [variable, { ...variable, value: "$& Ada" }],
  });
  expect(parsed).toEqual({
    ...draft,
    type: "文章生成用",
    tags: ["文章生成用"],
    folder: null,
    variables: [variable, { ...variable, value: "$& Ada" }],
  });
});

test("variables of another shape, too long or too many are refused by position", () => {
  const faultsOf = (variables: unknown) =>
    promptDraft
      .safeParse({ ...draft, variables })
      .error!.issues.map(({ path, message, code }) => [path.join("."), code === "custom" ? message : code]);
  const long = "字".repeat(301);
  expect(faultsOf(Array.from({ length: 41 }, () => variable))).toEqual([["variables", "too_many"]]);
  expect(faultsOf([{ ...variable, options: Array(21).fill("x") }])).toEqual([
    ["variables.0.options", "too_many"],
  ]);
  for (const field of ["name", "label", "question", "value"])
    expect(faultsOf([variable, { ...variable, [field]: field === "value" ? long.repeat(7) : long }])).toEqual(
      [[`variables.1.${field}`, "too_long"]],
    );
  expect(faultsOf([{ ...variable, options: ["a", "a\u0000"] }])).toEqual([
    ["variables.0.options.1", "control_characters"],
  ]);
  expect(faultsOf([{ ...variable, kind: "poem" }])).toEqual([["variables.0.kind", "invalid_value"]]);
  expect(faultsOf([{ ...variable, owner: "x" }])).toEqual([["variables.0", "unrecognized_keys"]]);
  expect(faultsOf("x")).toEqual([["variables", "invalid_type"]]);
});

test("a form turns the placeholders of its text into variables only where it says so", () => {
  const typed = { originalInput: "A letter", content: "To ${who:Ann}", tags: "", use: "text", folderId: "f" };
  expect(promptForm.parse(typed)).toMatchObject({ content: "To ${who:Ann}", variables: undefined });
  expect(promptForm.parse({ ...typed, importPlaceholders: "on" })).toMatchObject({
    content: "To {{who}}",
    variables: [{ name: "who", kind: "text", value: "Ann" }],
  });
  const fields = { "variables.0.name": "who", "variables.0.value": "Bob" };
  expect(promptForm.parse({ ...typed, content: "To {{who}}", ...fields })).toMatchObject({
    variables: [{ name: "who", value: "Bob" }],
  });
});
