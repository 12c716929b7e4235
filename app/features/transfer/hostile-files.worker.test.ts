import { zipSync, type Zippable } from "fflate";
import { expect, test } from "vitest";

import { setUpTransfer } from "../../../tests/support/factories/set-up-transfer";
import { checkItem, itemCleaner } from "./check-item";
import { importLimits, versionsLimit } from "./limits";
import { readSource } from "./reading/read-source.server";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (file: Uint8Array) => readSource(new Uint8Array(file), { placeholders: true });
const itemsOf = async (file: Uint8Array) => (await read(file)).rows.map((row) => row.fault ?? row.item);
const zip = (files: Zippable) => zipSync(files);

const utf16 = (text: string, isBig: boolean) => {
  const units = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(units.buffer);
  view.setUint16(0, 0xfeff, !isBig);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + 2 * at, text.charCodeAt(at), !isBig);
  return units;
};

test("texts are read with marks, in UTF-16, Shift_JIS, and with any line ends", async () => {
  const table = "act,prompt\r\n手紙,書いて\r\n";
  const expected = [{ originalInput: "手紙", content: "書いて", type: undefined }];
  for (const file of [bytes(table), bytes(`\uFEFF${table}`), utf16(table, false), utf16(table, true)])
    expect(await itemsOf(file)).toEqual(expected);
  const shiftJis = Uint8Array.from([
    ...bytes("act,prompt\n"),
    0x8e,
    0xe8,
    0x8e,
    0x86,
    0x2c,
    0x8f,
    0x91,
    0x82,
    0xa2,
    0x82,
    0xc4,
  ]);
  expect(await itemsOf(shiftJis)).toEqual(expected);
  expect(await itemsOf(bytes(table.replaceAll("\r\n", "\r")))).toEqual(expected);
});

test("unreadable and truncated files are refused as a whole", async () => {
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe, 0x00]);
  for (const file of [picture, bytes('{"prompts": 1}'), bytes("PK\u0003\u0004 cut off")])
    await expect(read(file)).rejects.toMatchObject({ code: "import_unreadable" });
  await expect(read(bytes('{"prompts": ['))).rejects.toMatchObject({
    code: "import_json",
    place: { line: 1, column: 14 },
  });
  const cut = zip({ "a.md": bytes("x".repeat(500)) });
  await expect(read(cut.slice(0, -30))).rejects.toMatchObject({ code: "import_unreadable" });
});

test("a text of more lines than prompts fit is refused, also of empty ones", async () => {
  const readLines = (text: string) =>
    readSource(bytes(text), { placeholders: true, lines: true, fileName: null });
  const { rows } = await readLines("a\n\n".repeat(importLimits.rows));
  expect(rows).toHaveLength(importLimits.rows);
  expect(rows.at(-1)!.line).toBe(2 * importLimits.rows - 1);
  for (const text of ["a\n", "- \n"])
    await expect(readLines(text.repeat(importLimits.upload / text.length))).rejects.toMatchObject({
      code: "import_too_many",
    });
  await expect(readLines(`${"\n".repeat(importLimits.lines)}a`)).rejects.toMatchObject({
    code: "import_too_many",
  });
});

test("an archive's names are no paths, and its other files are named", async () => {
  const archive = zip({
    "../../etc/passwd.md": bytes("Write one."),
    "C:\\windows\\a.txt": bytes("Write two."),
    "/abs/b.prompt": bytes("---\nmodel: x\ninput:\n  schema:\n    who: string, the reader\n---\nFor {{who}}"),
    "__MACOSX/._a.md": bytes("hidden"),
    "picture.png": Uint8Array.from([0x89, 0x50]),
    "broken.md": bytes("---\na: [\n---\nx"),
  });
  const { rows } = await read(archive);
  expect(rows.map(({ file, fault }) => [file, fault?.code])).toEqual([
    ["../../etc/passwd.md", undefined],
    ["C:\\windows\\a.txt", undefined],
    ["/abs/b.prompt", undefined],
    ["picture.png", "unknown_format"],
    ["broken.md", "front_matter"],
  ]);
  expect(rows[2]).toMatchObject({
    item: { content: "For {{who}}", variables: [{ name: "who", question: "the reader", required: true }] },
  });
});

test("an archive that unpacks to too much is refused, whatever sizes it tells", async () => {
  const bomb = zip({ "a.txt": new Uint8Array(30 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(read(bomb)).rejects.toMatchObject({ code: "import_too_large" });
  const liar = bomb.slice();
  const view = new DataView(liar.buffer);
  const directory = view.getUint32(liar.length - 6, true);
  view.setUint32(directory + 24, 10, true);
  view.setUint32(22, 10, true);
  await expect(read(liar)).rejects.toMatchObject({ code: "import_too_large" });
  const many = zip(Object.fromEntries(Array.from({ length: 6_001 }, (_, at) => [`${at}.txt`, bytes("x")])));
  await expect(read(many)).rejects.toMatchObject({ code: "import_too_large" });
});

test("front matter that stands for a billion nodes is refused", async () => {
  const lines = ["a: &a [x,x,x,x,x,x,x,x,x]"];
  for (let at = 1; at < 9; at += 1)
    lines.push(`${"abcdefghi"[at]}: &${"abcdefghi"[at]} [${`*${"abcdefghi"[at - 1]},`.repeat(9)}]`);
  for (const matter of [
    lines.join("\n"),
    "a: *nothing",
    `a: ${"[".repeat(50_000)}`,
    "- list",
    "x".repeat(200_000),
  ])
    expect(await itemsOf(bytes(`---\n${matter}\n---\ntext`))).toEqual([{ field: "", code: "front_matter" }]);
});

test("huge and broken tables are read in linear time", async () => {
  const timeOf = async (text: string) => {
    const started = performance.now();
    const result = await read(bytes(text)).then(
      ({ rows }) => rows.length,
      (thrown: { code: string }) => thrown.code,
    );
    return { result, time: performance.now() - started };
  };
  const head = "act,prompt\n";
  expect(await timeOf(head + "a,b\n".repeat(100_000))).toMatchObject({ result: "import_too_many" });
  expect(await timeOf(`${head}a,"${'x""'.repeat(1_000_000)}"\n`)).toMatchObject({ result: 1 });
  const unbalanced = await timeOf(head + '"""a\n'.repeat(200_000));
  expect(unbalanced.result).toBe("import_too_many");
  expect(unbalanced.time).toBeLessThan(20_000);
  expect(await timeOf(`${head}${'a,"b\n'.repeat(4_000)}`)).toMatchObject({ result: 4_000 });
});

test("a row nested too deeply or full of hidden characters is reported, and the others are read", async () => {
  const transfer = await setUpTransfer();
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const rows = [
    `{"originalInput": "a", "content": "b", "note": ${deep(100_000)}}`,
    `{"originalInput": "a", "content": "b", "variables": ${deep(100_000)}}`,
    `{"originalInput": "a", "content": "${"\u200B".repeat(300_000)}"}`,
    deep(100_000),
    '{"originalInput": "a", "content": "good", "note": [[{"x": [1]}]]}',
  ];
  const state = await transfer.importFile(`[${rows.join(",")}]`);
  expect(state.faults).toEqual([
    { line: 1, file: null, field: "note", code: "too_deep", limit: 32 },
    { line: 2, file: null, field: "variables", code: "too_deep", limit: 32 },
    { line: 3, file: null, field: "content", code: "too_long", limit: 20_000 },
    { line: 4, file: null, field: expect.any(String), code: "too_deep", limit: 32 },
  ]);
  expect(await transfer.contents()).toEqual(["good"]);
});

test("an upload without prompts, and one too large, are refused", async () => {
  const transfer = await setUpTransfer();
  for (const file of ['{"prompts": []}', " ", zip({})])
    await expect(transfer.start(file)).rejects.toMatchObject({ code: "import_empty" });
  await expect(transfer.start(new Uint8Array(11 * 1024 * 1024))).rejects.toMatchObject({
    code: "import_too_large",
  });
});

test("of thousands of wrong versions the first is read, and reported", () => {
  let reads = 0;
  const wrong = {
    get number() {
      reads += 1;
      return "one";
    },
  };
  const versions = Array.from({ length: versionsLimit }, () => wrong);
  const { fault } = checkItem({ originalInput: "a", content: "b", versions });
  expect(fault).toEqual({ field: "versions", code: "wrong_type" });
  // Once each for how deep it is.
  expect(reads).toBeLessThan(versionsLimit + 10);
});

test("a small archive with millions of objects is refused before they are made", async () => {
  const list = new TextEncoder().encode(`[${"{},".repeat(importLimits.objects)}{}]`);
  await expect(read(zip({ "a.json": list }))).rejects.toMatchObject({ code: "import_too_large" });
});

test("hidden characters beyond a number are removed without a report", () => {
  const clean = itemCleaner();
  const content = `a${"\u200B".repeat(90_000)}`;
  const found = [1, 2, 3, 4].map(() => clean({ content }));
  expect(found.map(({ hidden }) => hidden.length)).toEqual([90_000, 90_000, 90_000, 0]);
  expect(found.map(({ item }) => (item as { content: string }).content)).toEqual(["a", "a", "a", "a"]);
});

test("a table of unknown columns that no choice could read is refused at once", async () => {
  const transfer = await setUpTransfer();
  const table = `alpha,beta\n${"one,two\n".repeat(importLimits.rows + 1)}`;
  await expect(transfer.start(table)).rejects.toMatchObject({ code: "import_too_many" });
});
