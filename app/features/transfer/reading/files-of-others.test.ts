import { zipSync } from "fflate";
import { expect, test } from "vitest";

import { typeTags } from "~/domain/prompt-use";

import { readSource } from "./read-source.server";

const bytes = (text: string) => new TextEncoder().encode(text);
/** A text whose signs are those of Latin-1, and these of Windows-1252, one byte each. */
const western = (text: string) =>
  Uint8Array.from(
    text,
    (sign) => ({ "€": 0x80, "“": 0x93, "”": 0x94, "’": 0x92, œ: 0x9c })[sign] ?? sign.charCodeAt(0),
  );
const read = (file: Uint8Array) => readSource(new Uint8Array(file), { placeholders: true });
const pairs = async (file: Uint8Array) =>
  (await read(file)).rows.map((row) => {
    if (row.fault) return row.fault.code;
    const { originalInput, content } = row.item as { originalInput?: string; content?: string };
    return [originalInput, content];
  });

/** The end of an archive's names, packed by nothing. */
const archive = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, bytes("x")])));

test.each([
  "Diseña una campaña de email para mi pequeña tienda",
  "Écris un résumé très détaillé, là où c’est nécessaire : œuvre “créée” à 5 €",
  "Où est la clé ? Déjà reçue, évidemment.",
  "¿Qué? ¡Sí! Mañana: a«b»",
  "Größe und Maß für Überschriften",
  "é",
  "¿Última? ¿Éxito!",
  "des mots répétés, récupérées",
  "don’t “quote” it",
])("Windows-1252 is not taken for Shift_JIS: %s", async (line) => {
  const file = western(`act;prompt\r\nmañana;${line}\r\n`);
  expect(await read(file)).toMatchObject({ encodings: ["Windows-1252"] });
  expect(await pairs(file)).toEqual([["mañana", line]]);
});

test("Shift_JIS is read where it looks Japanese", async () => {
  const words = {
    手紙を書いて: [0x8e, 0xe8, 0x8e, 0x86, 0x82, 0xf0, 0x8f, 0x91, 0x82, 0xa2, 0x82, 0xc4],
    件名: [0x8c, 0x8f, 0x96, 0xbc],
    読み込み中: [0x93, 0xc7, 0x82, 0xdd, 0x8d, 0x9e, 0x82, 0xdd, 0x92, 0x86],
    ｱｲｳ: [0xb1, 0xb2, 0xb3],
  };
  for (const [word, signs] of Object.entries(words)) {
    const file = Uint8Array.from([...bytes("act,prompt\n"), ...signs, 0x2c, ...signs]);
    expect(await read(file), word).toMatchObject({ encodings: ["Shift_JIS"] });
    expect(await pairs(file)).toEqual([[word, word]]);
  }
});

test("marks and valid UTF-8 are recognized, and what is no text stays none", async () => {
  const table = "act,prompt\nmañana,día\n";
  expect(await read(bytes(table))).toMatchObject({ encodings: ["UTF-8"] });
  expect(await read(bytes(`\uFEFF${table}`))).toMatchObject({ encodings: ["UTF-8"] });
  const utf16 = new Uint8Array(
    new Uint16Array([0xfeff, ...Array.from(table, (sign) => sign.charCodeAt(0))]).buffer,
  );
  expect(await read(utf16)).toMatchObject({ encodings: ["UTF-16"] });
  const noise = Uint8Array.from({ length: 200 }, (_, at) => (at * 37) % 255 || 1);
  await expect(read(noise)).rejects.toMatchObject({ code: "import_unreadable" });
});

test("the first line may tell the delimiter", async () => {
  const { rows } = await read(bytes('sep=;\nact;prompt\na, b, c;"d; e"\n'));
  expect(rows).toMatchObject([{ line: 3, item: { originalInput: "a, b, c", content: "d; e" } }]);
  expect(await pairs(bytes('"sep=|"\nact|prompt\na|b\n'))).toEqual([["a", "b"]]);
});

test("documents of Excel and LibreOffice are named as what they are", async () => {
  const excel = archive("[Content_Types].xml", "_rels/.rels", "xl/workbook.xml");
  await expect(read(excel)).rejects.toMatchObject({ code: "import_excel" });
  const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await expect(read(old)).rejects.toMatchObject({ code: "import_excel" });
  const sheet = archive("mimetype", "content.xml", "META-INF/manifest.xml");
  await expect(read(sheet)).rejects.toMatchObject({ code: "import_opendocument" });
});

test("exported chats are named as what they are", async () => {
  const chats = JSON.stringify([{ title: "A letter", mapping: { root: { message: null } } }]);
  await expect(read(bytes(chats))).rejects.toMatchObject({ code: "import_chats" });
  const claude = JSON.stringify([{ uuid: "a", name: "A letter", chat_messages: [] }]);
  await expect(read(bytes(claude))).rejects.toMatchObject({ code: "import_chats" });
  for (const names of [
    ["chat.html", "conversations.json", "user.json"],
    ["export/conversations-000.json", "export/user.json"],
    ["conversations.json", "projects.json", "users.json"],
  ])
    await expect(read(archive(...names))).rejects.toMatchObject({ code: "import_chats" });
  const beside = zipSync({ "Plan.txt": bytes("Write."), "conversations.json": bytes(chats) });
  expect(await pairs(beside)).toEqual([["Plan", "Write."], "import_chats"]);
});

test("JSON of other tools is read by the names of columns", async () => {
  const list = [
    { act: "Poet", prompt: "Write a poem about ${theme}" },
    { Title: "Plan", content: "Plan it", tags: ["a"], folder: "Work" },
    { name: "Tagged", text: "Do it", tags: "a, b" },
    { content: "Without a name" },
    { act: "Painter", prompt: "Paint", type: "IMAGE" },
    { originalInput: "Ours", content: "As it is ${x}" },
  ];
  const { rows } = await read(bytes(JSON.stringify(list)));
  expect(rows.map((row) => (row.fault ? null : row.item))).toEqual([
    expect.objectContaining({ originalInput: "Poet", content: "Write a poem about {{theme}}" }),
    { originalInput: "Plan", content: "Plan it", tags: ["a"], folder: "Work" },
    { originalInput: "Tagged", content: "Do it", tags: ["a", "b"] },
    { originalInput: "Without a name", content: "Without a name" },
    { originalInput: "Painter", content: "Paint", type: typeTags.image },
    list[5],
  ]);
  expect((await read(bytes('[{"a": 1}, "x", 7, null, []]'))).rows).toHaveLength(5);
});

test.each([
  ["題名,本文,タグ,フォルダ", "件名;内容;分類", "タイトル\tプロンプト", "件名,テキスト"],
  ["título;texto;etiquetas;carpeta", "Titulo,Prompt", "Nombre,Contenido"],
  ["title,prompt,tags,folder", "Name,Content", "act,prompt", "Subject,Body", "title,text"],
])("tables whose headings name a text and its title are read at once: %s, %s, %s", async (...heads) => {
  for (const head of heads) {
    const table = `${head}\n${head.replaceAll(/[^,;\t]+/g, "x")}\n`;
    expect(await read(bytes(table)), head).toMatchObject({ table: null });
    expect(await pairs(bytes(table)), head).toEqual([["x", "x"]]);
  }
});

test("a broken JSON tells where", async () => {
  await expect(read(bytes('[\n  {"title": "a", "prompt": b}\n]'))).rejects.toMatchObject({
    code: "import_json",
    place: { line: 2, column: 28 },
  });
});
