import { zipSync } from "fflate";
import { expect, test } from "vitest";

import { typeTags } from "~/domain/prompt-use";
import { purposeLimit } from "~/features/prompts/limits";

import { checkItem } from "../check-item";
import { readSource } from "./read-source.server";

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const archive = (files: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, bytes(text)]))),
  );
const checked = async (file: Uint8Array) =>
  (await readSource(file, { placeholders: true })).rows.map((row) =>
    row.fault ? row.fault.code : (({ prompt, fault }) => prompt ?? fault)(checkItem(row.item)),
  );
/** Texts for sharing that a file does not tell. */
const blank = { title: "", description: "", version: 1, versions: [] };
const note = async (matter: string, fence = "---") =>
  (await checked(bytes(`${fence}\n${matter}\n${fence}\n\nWrite it.`)))[0];

test("what a note of another tool tells is advice", async () => {
  const obsidian = [
    "type: prompt",
    "created: 2024-05-01 10:30",
    "modified: 2024-05-02",
    `title: ${"long ".repeat(20)}`,
    "tags: [2024, work, '#reply', [nested], true]",
    "aliases:",
    "description: 7",
    "variables: none",
    `folder: ${"f".repeat(60)}`,
    "cssclasses: wide",
    "rating: 5",
  ].join("\n");
  expect(await note(obsidian)).toEqual({
    ...blank,
    originalInput: "long ".repeat(20).trim(),
    content: "Write it.",
    type: typeTags.text,
    tags: [typeTags.text, "2024", "work", "reply", "true"],
    createdAt: new Date("2024-05-01T10:30:00Z"),
    updatedAt: new Date("2024-05-02T00:00:00Z"),
  });
  expect(await note("date: yesterday\ntags: one, two")).toMatchObject({
    tags: [typeTags.text, "one", "two"],
  });
  expect(await note("date: yesterday")).not.toHaveProperty("createdAt");
  expect(await note(`title: ${"x".repeat(purposeLimit + 1)}`)).toMatchObject({
    originalInput: "x".repeat(purposeLimit),
  });
  expect(await note("type: 画像生成用")).toMatchObject({ type: typeTags.image });
  expect(await note("model: gpt\ntitle: With a model")).toMatchObject({ originalInput: "With a model" });
});

test("a file of ours is read as it says, or refused", async () => {
  const ours = "id: a\npurpose: One\ntype: ";
  expect(await note(`${ours}${typeTags.text}`)).toMatchObject({ id: "a", originalInput: "One" });
  expect(await note(`${ours}prompt`)).toEqual({ field: "type", code: "not_an_option" });
  expect(await note('"prompttown.type": prompt')).toEqual({ field: "type", code: "not_an_option" });
});

test("rows of other tools lose what no prompt can have, and no more", async () => {
  const list = [{ title: "a", content: "b", tags: [7, { name: "x" }, "ok"], folder: "f".repeat(60) }];
  expect(await checked(bytes(JSON.stringify(list)))).toEqual([
    { ...blank, originalInput: "a", content: "b", type: typeTags.text, tags: [typeTags.text, "7", "ok"] },
  ]);
  const act = "x".repeat(purposeLimit + 1);
  expect(await checked(bytes(`act,prompt\n${act},b\n`))).toMatchObject([
    { originalInput: "x".repeat(purposeLimit), content: "b" },
  ]);
  expect(await checked(bytes(JSON.stringify([{ act: "a", prompt: "" }])))).toEqual([
    { field: "content", code: "content_required" },
  ]);
});

test("Hugo's TOML is read", async () => {
  const toml = [
    'title = "A \\"letter\\"" # said once',
    "date = 2024-05-01T10:00:00+02:00 # the first",
    "draft = true",
    "tags = ['one', 'two']",
    "weight = 3",
    "categories = [",
    '  "x",',
    "]",
    'description = "About it"',
    "[params]",
    'title = "another"',
  ].join("\n");
  expect(await note(toml, "+++")).toMatchObject({
    originalInput: 'A "letter"',
    content: "Write it.",
    tags: [typeTags.text, "one", "two"],
    description: "About it",
    createdAt: new Date("2024-05-01T08:00:00Z"),
  });
  expect(await note('type = "prompt"\n= \n__proto__ = 1\ntitle = """', "+++")).toMatchObject({
    originalInput: "Write it.",
  });
});

test("the name of a file is its title, and its folder a folder", async () => {
  const places = async (...paths: string[]) =>
    (await checked(archive(Object.fromEntries(paths.map((path) => [path, "Write it."]))))).map((prompt) => {
      const { originalInput, folder } = prompt as { originalInput: string; folder?: string };
      return [originalInput, folder];
    });
  expect(
    await places("Vault/Reply.md", "Vault/Work/Ask.v2.md", "Vault/Work/Late/Excuse.txt", "Vault/0001.md"),
  ).toEqual([
    ["Reply", "Vault"],
    ["Ask.v2", "Work"],
    ["Excuse", "Work / Late"],
    ["Write it.", "Vault"],
  ]);
  expect(await places("a.md", "仕事/手紙.prompt")).toEqual([
    ["a", undefined],
    ["手紙", "仕事"],
  ]);
  expect(await places("../../etc/passwd.md", "C:\\windows\\b.txt")).toEqual([
    ["passwd", "etc"],
    ["b", "windows"],
  ]);
  expect(await places(`${"d".repeat(80)}/${"e".repeat(200)}.md`)).toEqual([["e".repeat(80), "d".repeat(50)]]);
  const told = archive({
    "Work/a.md": "---\ntitle: Told\nfolder: Home\n---\nWrite it.",
    "Work/b.md": "---\nid: b\npurpose: Ours\n---\nWrite it.",
    "Work/.obsidian/app.json": "{}",
    "Work/.trash/old.md": "Gone.",
  });
  expect(await checked(told)).toMatchObject([
    { originalInput: "Told", folder: "Home" },
    { id: "b", originalInput: "Ours" },
  ]);
  expect((await checked(told))[1]).not.toHaveProperty("folder");
});

test("a file's own name is the title where its text has none", async () => {
  const titlesOf = async (text: string, fileName: string | null) =>
    (await readSource(bytes(text), { placeholders: true, fileName })).rows.map(
      (row) => "item" in row && (row.item as { originalInput: string }).originalInput,
    );
  expect(await titlesOf("---\ntags: [a]\n---\nWrite it.", "Weekly report.md")).toEqual(["Weekly report"]);
  expect(await titlesOf("---\ntitle: Own\n---\nWrite it.", "Weekly report.md")).toEqual(["Own"]);
  expect(await titlesOf("---\ntags: [a]\n---\nWrite it.", "001.md")).toEqual(["Write it."]);
  expect(await titlesOf("---\ntags: [a]\n---\nWrite it.", null)).toEqual(["Write it."]);
});
