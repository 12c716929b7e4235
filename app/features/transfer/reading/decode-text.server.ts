/** Decoders by the mark at a file's beginning; without one UTF-8, then what Japanese spreadsheets write. */
const marks: readonly { mark: readonly number[]; encoding: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

/** The text of a file in UTF-8, UTF-16 or Shift_JIS, with line feeds; null: no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const text = marked
    ? decode(bytes.subarray(marked.mark.length), marked.encoding)
    : (decode(bytes, "utf-8") ?? decode(bytes, "shift_jis"));
  return text === null || text.includes("\0") ? null : text.replace(/\r\n?/g, "\n");
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
