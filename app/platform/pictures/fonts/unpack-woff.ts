import { inflateSync } from "node:zlib";

const headerLength = 44;
const entryLength = 20;

/** Opens a WOFF file: its flavor, and its tables by tag, unpacked on demand. Throws when it is no WOFF 1.0. */
export function readWoff(file: ArrayBuffer): { flavor: number; tables: Map<string, () => DataView> } {
  const view = new DataView(file);
  if (tagAt(view, 0) !== "wOFF") throw new Error("not a WOFF file");
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = headerLength + index * entryLength;
    const [offset, packed, unpacked] = [4, 8, 12].map((field) => view.getUint32(at + field));
    const unpack = () => {
      const bytes = new Uint8Array(file, offset, packed);
      const table = packed! < unpacked! ? new Uint8Array(inflateSync(bytes)) : bytes;
      return new DataView(table.buffer, table.byteOffset, table.byteLength);
    };
    return [tagAt(view, at), unpack] as const;
  });
  return { flavor: view.getUint32(4), tables: new Map(entries) };
}

/**
 * Opens a WOFF file and returns its tables by tag, unpacked on demand.
 * Throws when the file is no WOFF 1.0 or lacks the table. Source: W3C, "WOFF File Format 1.0".
 */
export function unpackWoff(file: ArrayBuffer): (tag: string) => DataView {
  const { tables } = readWoff(file);
  return (tag) => {
    const table = tables.get(tag)?.();
    if (!table) throw new Error(`the font has no table ${tag}`);
    return table;
  };
}

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
