import type { Encoding } from "../limits";

/** Decoders by the mark at a file's beginning. */
const marks: readonly { mark: readonly number[]; decoder: string; encoding: Encoding }[] = [
  { mark: [0xef, 0xbb, 0xbf], decoder: "utf-8", encoding: "UTF-8" },
  { mark: [0xff, 0xfe], decoder: "utf-16le", encoding: "UTF-16" },
  { mark: [0xfe, 0xff], decoder: "utf-16be", encoding: "UTF-16" },
];

/** A file's text with line feeds, and how its bytes were read. */
interface DecodedText {
  text: string;
  encoding: Encoding;
}

/**
 * The text of a file. Null if there is no text. A mark tells, else bytes that are UTF-8. What else Japanese and Western
 * spreadsheets write has no mark, and most bytes of one are valid in the other: it is Shift_JIS only where it then
 * looks Japanese.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const decoded = marked
    ? of(marked.encoding, decode(bytes.subarray(marked.mark.length), marked.decoder))
    : (of("UTF-8", decode(bytes, "utf-8")) ?? withoutMark(bytes));
  if (!decoded || decoded.text.includes("\0")) return null;
  return { ...decoded, text: decoded.text.replace(/\r\n?/g, "\n") };
}

function withoutMark(bytes: Uint8Array): DecodedText | null {
  const eastern = decode(bytes, "shift_jis");
  const western = of("Windows-1252", westernIn(decode(bytes, "windows-1252")));
  return (!looksJapanese(eastern, bytes) && western) || of("Shift_JIS", eastern);
}

const of = (encoding: Encoding, text: string | null): DecodedText | null =>
  text === null ? null : { text, encoding };

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Words of several characters, and kana: of Western text an accent and the letter after it read as a single character. */
const japanese =
  /[\p{Script=Han}\u3000-\u30FF\uFF01-\uFF5E]{2,}|[\u3000-\u30FF\uFF01-\uFF5E]|[\uFF61-\uFF9F]{3,}/gu;
const halfWidth = /[\uFF61-\uFF9F]{3,}/g;
const privateUse = /\p{Co}/u;

/**
 * Whether most signs beyond ASCII look Japanese, and the bytes too: those that begin most Japanese characters are quotes and
 * dashes in Western text, where accented letters are more ("répétés").
 */
function looksJapanese(text: string | null, bytes: Uint8Array): boolean {
  if (text === null || privateUse.test(text)) return false;
  const foreign = text.replace(/[\0-\x7F]+/g, "").length;
  if (2 * lengthOf(text, japanese) < foreign) return false;
  let leading = 0;
  let higher = 0;
  for (const byte of bytes) {
    if (byte >= 0xa0) higher += 1;
    else if (byte > 0x80) leading += 1;
  }
  return 2 * leading >= higher - lengthOf(text, halfWidth);
}

const lengthOf = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).join("").length;

/** What the bytes from 0x80 to 0x9F stand for; some decoders take them for control characters. */
const westernSigns = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

/** The text, if it has no sign that no typed text has: every file can be decoded; else null. */
function westernIn(decoded: string | null): string | null {
  const text = decoded?.replace(/[\x80-\x9F]/g, (sign) => westernSigns[sign.charCodeAt(0) - 0x80]!) ?? null;
  // oxlint-disable-next-line no-control-regex
  return text === null || /[\0-\x08\x0B\x0E-\x1F\x7F-\x9F]/.test(text) ? null : text;
}
