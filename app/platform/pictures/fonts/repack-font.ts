import { readWoff } from "./unpack-woff";

/**
 * Turns a WOFF file into the TrueType file it was made of, with other tables in the place of some, by tag. Throws when the
 * file is no WOFF 1.0.
 */
export function repackFont(
  file: ArrayBuffer,
  others: ReadonlyMap<string, DataView> = new Map(),
): Uint8Array<ArrayBuffer> {
  const { flavor, tables } = readWoff(file);
  const parts = Array.from(tables, ([tag, unpack]) => ({ tag, table: others.get(tag) ?? unpack() }));
  const starts = [12 + 16 * parts.length];
  // Each table begins at a multiple of four bytes.
  for (const { table } of parts) starts.push(starts.at(-1)! + Math.ceil(table.byteLength / 4) * 4);
  const font = new Uint8Array(starts.at(-1)!);
  const header = new DataView(font.buffer);
  header.setUint32(0, flavor);
  header.setUint16(4, parts.length);
  parts.forEach(({ tag, table }, index) => {
    const at = 12 + 16 * index;
    font.set(new TextEncoder().encode(tag), at);
    // No checksum: the engine asks for none.
    header.setUint32(at + 8, starts[index]!);
    header.setUint32(at + 12, table.byteLength);
    font.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), starts[index]);
  });
  return font;
}
