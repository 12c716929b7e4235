import { inflateSync } from "node:zlib";

const headerLength = 44;
const entryLength = 20;

/** A font file's kind of outlines, and its tables by tag. */
export interface Font {
  flavor: number;
  tables: ReadonlyMap<string, DataView>;
}

/** Unpacks a WOFF file. Throws when it is no WOFF 1.0. Source: W3C, "WOFF File Format 1.0". */
export function unpackWoff(file: ArrayBuffer): Font {
  const view = new DataView(file);
  if (tagAt(view, 0) !== "wOFF") throw new Error("not a WOFF file");
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = headerLength + index * entryLength;
    const [offset, packed, unpacked] = [4, 8, 12].map((field) => view.getUint32(at + field));
    const bytes = new Uint8Array(file, offset, packed);
    const table = packed! < unpacked! ? new Uint8Array(inflateSync(bytes)) : bytes;
    return [tagAt(view, at), new DataView(table.buffer, table.byteOffset, table.byteLength)] as const;
  });
  return { flavor: view.getUint32(4), tables: new Map(entries) };
}

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** A table of a font. Throws when it has none of that tag. */
export function tableOf({ tables }: Font, tag: string): DataView {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no table ${tag}`);
  return table;
}

/** Writes a font as a TrueType file whose typeface has this name, in ASCII. Source: OpenType specification. */
export function packTrueType({ flavor, tables }: Font, family: string): Uint8Array<ArrayBuffer> {
  const parts = [...new Map(tables).set("name", nameTable(family))];
  const starts = [12 + 16 * parts.length];
  // Tables are aligned to four bytes.
  for (const [, table] of parts) starts.push(starts.at(-1)! + Math.ceil(table.byteLength / 4) * 4);
  const font = new Uint8Array(starts.at(-1)!);
  const header = new DataView(font.buffer);
  header.setUint32(0, flavor);
  header.setUint16(4, parts.length);
  parts.forEach(([tag, table], index) => {
    const at = 12 + 16 * index;
    font.set(new TextEncoder().encode(tag), at);
    // No checksum: the engine does not check it.
    header.setUint32(at + 8, starts[index]!);
    header.setUint32(at + 12, table.byteLength);
    font.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), starts[index]);
  });
  return font;
}

/** The names that the engine needs, as Windows has them in English: of the family and of the font. */
function nameTable(family: string): DataView {
  const names = [1, 6];
  const start = 6 + 12 * names.length;
  const table = new DataView(new ArrayBuffer(start + 2 * family.length));
  [0, names.length, start, ...names.flatMap((name) => [3, 1, 0x409, name, 2 * family.length, 0])].forEach(
    (value, index) => table.setUint16(2 * index, value),
  );
  Array.from(family, (letter, index) => table.setUint16(start + 2 * index, letter.charCodeAt(0)));
  return table;
}
