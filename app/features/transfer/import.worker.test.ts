import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { folders, prompts, promptVersions, users } from "~/db/schema";
import { keepFacts } from "~/features/facts/keep-facts.server";
import { libraryLimit } from "~/features/prompts/limits";

import { putPublication } from "../../../tests/support/database/stored-prompts";
import { setUpTransfer } from "../../../tests/support/factories/set-up-transfer";
import { importItems } from "./import-items.server";
import { expireImports } from "./import-store.server";
import { importRequest } from "./schema";
import { chooseColumns } from "./start-import.server";

const json = (list: object[]) => JSON.stringify(list);
const row = (content: string, more: object = {}) => ({ originalInput: "a letter", content, ...more });

test("a prompt that differs stays, is doubled, or gets a new version, as chosen", async () => {
  const transfer = await setUpTransfer();
  const { services } = transfer;
  const folderId = await transfer.folder("Letters");
  const made = await transfer.create({
    content: "Write.",
    tags: ["文章生成用", "kept"],
    folder: { id: folderId },
  });
  const file = json([{ ...row("Write better."), id: made.id }]);
  const skipped = await transfer.importFile(file);
  expect(skipped).toMatchObject({ counts: { differs: 1 }, results: { created: 0, replaced: 0, skipped: 1 } });
  expect((await transfer.row(made.id))!.content).toBe("Write.");
  expect(await transfer.importFile(file, { choice: "replace" })).toMatchObject({ results: { replaced: 1 } });
  expect(await transfer.row(made.id)).toMatchObject({
    content: "Write better.",
    version: 2,
    tags: ["文章生成用", "kept"],
    folderId,
  });
  const versions = await services.db
    .select()
    .from(promptVersions)
    .where(eq(promptVersions.promptId, made.id));
  expect(versions.map(({ number, kind, content }) => [number, kind, content])).toEqual([
    [1, "created", "Write."],
    [2, "imported", "Write better."],
  ]);
  const again = json([{ ...row("Another."), id: made.id }]);
  expect(await transfer.importFile(again, { choice: "both" })).toMatchObject({ results: { created: 1 } });
  expect(await transfer.contents()).toEqual(["Another.", "Write better."]);
});

test("a pasted list is one prompt, or one for each line where that is asked", async () => {
  const transfer = await setUpTransfer();
  const list = "- Write a letter.\n2. Plan a trip.\n\n・献立を考える\n- \n{{who}} calls";
  const pasted = { fileName: null };
  expect(await transfer.state(await transfer.start(list, pasted))).toMatchObject({ total: 1, encodings: [] });
  const state = await transfer.importFile(list, { ...pasted, lines: true });
  expect(state).toMatchObject({ results: { created: 4 }, encodings: [] });
  expect((await transfer.contents()).toSorted()).toEqual([
    "Plan a trip.",
    "Write a letter.",
    "{{who}} calls",
    "献立を考える",
  ]);
});

test("a line that only looks like an item of a list is kept whole", async () => {
  const transfer = await setUpTransfer();
  const lines = ["2.5D風の絵", "**Bold** x", "-5度", "*.ts"];
  await transfer.importFile(lines.join("\n"), { fileName: null, lines: true });
  expect((await transfer.contents()).toSorted()).toEqual(lines.toSorted());
});

test("lines of a text file become prompts, those of other files do not", async () => {
  const transfer = await setUpTransfer();
  const file = 'title,prompt\nOne,"Write\na letter."';
  const totalOf = async (fileName: string) =>
    (await transfer.state(await transfer.start(file, { fileName, lines: true }))).total;
  expect(await totalOf("list.TXT")).toBe(3);
  expect(await totalOf("list.csv")).toBe(1);
});

test("a prompt of the same text is the same whatever its id, and repeated rows count once", async () => {
  const transfer = await setUpTransfer();
  await transfer.create({ content: "There." });
  const list = [
    row("There.", { id: "of elsewhere" }),
    row("New."),
    row("New."),
    row("There.", { tags: ["x"] }),
  ];
  const state = await transfer.importFile(json(list));
  expect(state).toMatchObject({
    counts: { new: 1, same: 2, differs: 1, broken: 0 },
    results: { created: 1, skipped: 1 },
  });
  expect(await transfer.contents()).toEqual(["New.", "There."]);
});

test("a broken row is reported by its line and stops no other", async () => {
  const transfer = await setUpTransfer();
  const table = [
    "purpose,content,type,tags",
    "one,Good,,",
    'two,"",,',
    `three,${"x".repeat(20_001)},,`,
    'four,"two\nlines",,',
    "five,Fine,no such type,",
    'six,"open,,',
    "seven,Also good,画像生成用,a; b",
  ].join("\n");
  const state = await transfer.importFile(table);
  expect(state.faults).toEqual([
    { line: 3, file: null, field: "content", code: "content_required" },
    { line: 4, file: null, field: "content", code: "too_long", limit: 20_000 },
    { line: 7, file: null, field: "type", code: "not_an_option" },
  ]);
  expect(state.doubtful).toEqual({ count: 1, first: [{ line: 8, file: null }] });
  expect(await transfer.contents()).toEqual(["Also good", '"open', "two\nlines", "Good"]);
});

test("an interrupted import goes on where it stopped and adds nothing twice", async () => {
  const transfer = await setUpTransfer();
  const list = Array.from({ length: 130 }, (_, number) =>
    row(`Text ${number}`, { folder: `F${number % 3}` }),
  );
  const id = await transfer.start(json(list));
  const { files } = transfer.services;
  let states = 0;
  // The third state is that after the second round: its prompts are there, and nothing says so.
  const write: typeof files.write = (key, ...rest) => {
    if (key.endsWith("/state")) states += 1;
    return states === 3 ? Promise.reject(new Error("The line is cut.")) : files.write(key, ...rest);
  };
  transfer.services.files = { ...files, write };
  await expect(transfer.finish(id)).rejects.toThrow("The line is cut.");
  expect((await transfer.list()).total).toBe(100);
  transfer.services.files = files;
  expect((await transfer.state(id)).done).toBe(50);
  const state = await transfer.finish(id);
  expect(state).toMatchObject({ phase: "done", done: 130, results: { created: 130 } });
  expect((await transfer.list()).total).toBe(130);
  expect(await transfer.foldersOf()).toMatchObject({ F0: 44, F1: 43, F2: 43 });
});

test("hidden characters are counted, and removed unless the member wants them", async () => {
  const transfer = await setUpTransfer();
  const text = "a\u200Bb\u202Ec می‌خواهم 👩‍👩‍👧";
  const state = await transfer.importFile(json([row(text)]));
  expect(state.hidden).toEqual([
    { codePoint: "U+200B", kind: "zero_width", count: 1 },
    { codePoint: "U+202E", kind: "direction", count: 1 },
  ]);
  expect(await transfer.contents()).toEqual(["abc می‌خواهم 👩‍👩‍👧"]);
  await transfer.importFile(json([row(text)]), { keepHidden: true });
  expect((await transfer.contents())[0]).toBe(text);
});

test("a full library and full storage end an import with what is left", async () => {
  const transfer = await setUpTransfer();
  const { services, viewer } = transfer;
  // The upload counts too: room for it, and for most of its prompts.
  await services.db.update(users).set({ storedBytes: 47_600_000 }).where(eq(users.id, viewer.id));
  const list = Array.from({ length: 70 }, (_, number) => row(`${number} ${"x".repeat(19_000)}`));
  const state = await transfer.importFile(json(list));
  expect(state).toMatchObject({ phase: "done", stopped: "storage_full", stoppedLimit: 50 });
  expect(state.results.created).toBeGreaterThan(40);
  expect(state.done).toBe(state.results.created);
  expect((await transfer.list()).total).toBe(state.results.created);
  const neighbour = await transfer.newcomer();
  const full = await transfer.uncategorizedOf(neighbour);
  // A number that only triggers write, in place of 5,000 rows.
  await env.DB.prepare("UPDATE folders SET prompt_count = ? WHERE id = ?")
    .bind(libraryLimit - 1, full)
    .run();
  const two = await transfer.importFile(json([row("fits"), row("does not")]), {}, neighbour);
  expect(two).toMatchObject({ stopped: "library_full", done: 1, total: 2, results: { created: 1 } });
});

test("an import that ends early leaves no empty folder", async () => {
  const transfer = await setUpTransfer();
  const { services, viewer, database } = transfer;
  const list = [row("first", { folder: "Kept" }), row("second", { folder: "Late" })];
  const cut = () => Promise.reject(new Error("The line is cut."));
  database.interrupt(/^insert into "prompts"/, cut);
  await expect(transfer.importFile(json(list))).rejects.toThrow("The line is cut.");
  expect(Object.keys(await transfer.foldersOf())).not.toContain("Kept");
  await env.DB.prepare("UPDATE folders SET prompt_count = ? WHERE id = ?")
    .bind(libraryLimit - 1, await transfer.uncategorizedOf(viewer))
    .run();
  expect(await transfer.importFile(json(list))).toMatchObject({ stopped: "library_full", done: 1 });
  const names = (await services.db.select().from(folders).where(eq(folders.userId, viewer.id))).map(
    ({ name }) => name,
  );
  expect(names).toContain("Kept");
  expect(names).not.toContain("Late");
});

test("a table asks for its columns, and may be read as a text", async () => {
  const transfer = await setUpTransfer();
  const { services, viewer } = transfer;
  const table = 'Datum;Titel;Inhalt\n1;Erster;Schreib.\n2;Zweiter;"Lies; dann"\n';
  const id = await transfer.start(table);
  const { phase, table: asked } = await transfer.state(id);
  expect([phase, asked!.sample[0]]).toEqual(["columns", ["Datum", "Titel", "Inhalt"]]);
  const columns = { content: 2, originalInput: 1, tags: 0 };
  await chooseColumns(services, viewer, id, { columns, headless: false });
  await transfer.finish(id);
  const rows = await services.db
    .select()
    .from(prompts)
    .where(eq(prompts.userId, viewer.id))
    .orderBy(prompts.number);
  expect(rows.map(({ originalInput, content, tags }) => [originalInput, content, tags[1]])).toEqual([
    ["Erster", "Schreib.", "1"],
    ["Zweiter", "Lies; dann", "2"],
  ]);
  const text = await transfer.start(table);
  await chooseColumns(services, viewer, text, "text");
  await transfer.finish(text);
  expect((await transfer.contents())[0]).toBe(table.trim());
});

test("an import tells how its bytes were read, and keeps letters of Western spreadsheets", async () => {
  const transfer = await setUpTransfer();
  const bytes = Uint8Array.from("Epígrafe;Mensaje\nMañana;Diseña \x80\n", (sign) => sign.charCodeAt(0));
  const id = await transfer.start(bytes);
  expect(await transfer.state(id)).toMatchObject({ phase: "columns", encodings: ["Windows-1252"] });
  const columns = { originalInput: 0, content: 1 };
  await chooseColumns(transfer.services, transfer.viewer, id, { columns, headless: false });
  expect((await transfer.finish(id)).encodings).toEqual(["Windows-1252"]);
  expect(await transfer.contents()).toEqual(["Diseña €"]);
});

test("an import belongs to its member only, is one at a time, and expires with its files", async () => {
  const transfer = await setUpTransfer();
  const neighbour = await transfer.newcomer();
  const first = await transfer.start(json([row("One.")]));
  await expect(transfer.state(first, neighbour)).rejects.toMatchObject({ code: "import_not_found" });
  const second = await transfer.start(json([row("Two.")]));
  await expect(transfer.state(first)).rejects.toMatchObject({ code: "import_not_found" });
  expect((await transfer.state(second)).phase).toBe("preview");
  transfer.pass(25 * 3_600_000);
  await expect(transfer.state(second)).rejects.toMatchObject({ code: "import_not_found" });
  const prefix = `imports/${transfer.viewer.id}/`;
  expect((await env.FILES.list({ prefix })).objects).toHaveLength(2);
  const later = { ...transfer.services, clock: { now: () => new Date(Date.now() + 25 * 3_600_000) } };
  expect((await expireImports(later)).importFiles).toBeGreaterThanOrEqual(2);
  expect((await env.FILES.list({ prefix })).objects).toEqual([]);
});

test("a call imports each prompt separately and reports by position", async () => {
  const transfer = await setUpTransfer();
  const { services, viewer } = transfer;
  const there = await transfer.create({ content: "There." });
  const call = (list: unknown[], choice = "skip") =>
    importItems(services, viewer, importRequest.parse({ prompts: list, choice }));
  const list = [
    row("There."),
    row("New.", { folder: "Work", tags: ["x"] }),
    7,
    row(""),
    { ...row("Other."), id: there.id },
  ];
  const report = await call(list);
  expect(report).toEqual({
    created: [{ index: 1, id: expect.any(String) }],
    replaced: [],
    same: [0],
    skipped: [4],
    refused: [
      { index: 2, field: "", code: "wrong_type" },
      { index: 3, field: "content", code: "content_required" },
    ],
    left: [],
  });
  expect(await transfer.row(report.created[0]!.id)).toMatchObject({
    isPublic: false,
    tags: ["文章生成用", "x"],
  });
  expect((await call(list, "replace")).replaced).toEqual([{ index: 4, id: there.id }]);
});

test("an imported text of a public prompt has its member's facts as fields, a private one's stays", async () => {
  const transfer = await setUpTransfer();
  const { services, viewer } = transfer;
  await keepFacts(services, viewer, [{ name: "shop", text: "Kotori Coffee", subject: "", fits: [] }]);
  const [shown, own] = [
    await transfer.create({ content: "Write." }),
    await transfer.create({ content: "Write." }),
  ];
  await putPublication(services.db, shown.id, { isPublic: true });
  const better = [shown, own].map(({ id }) => ({ ...row("Write for Kotori Coffee."), id }));
  await transfer.importFile(json(better), { choice: "replace" });
  expect((await transfer.row(shown.id))!.content).toBe("Write for {{shop}}.");
  expect((await transfer.row(own.id))!.content).toBe("Write for Kotori Coffee.");
});
