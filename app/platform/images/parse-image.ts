import { AppError } from "~/errors";

import { says, type ImageFile, collectParts, viewOf } from "./image-file";
import { parseJpeg } from "./parse-jpeg";
import { parseWebp } from "./parse-webp";
import { parseOrientation } from "./parse-orientation";

const header = "IHDR";
const end = "IEND";

/** Chunks with an effect on the still picture; animation, text and time chunks are dropped. */
const drawn = [header, "PLTE", "IDAT", end, "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT"];

/** Reads a PNG chunk by chunk up to its end (PNG, third edition). Null if it is truncated or malformed. */
export function parsePng(bytes: Uint8Array): ImageFile | null {
  const view = viewOf(bytes);
  const { keep, joined } = collectParts(bytes.length);
  let size: { width: number; height: number } | null = null;
  let orientation: number | null = null;
  keep(bytes.subarray(0, 8));
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const next = at + 12 + length;
    if (next > bytes.length) return null;
    const is = (type: string) => says(bytes, at + 4, type);
    if (is(header) === (size !== null)) return null;
    if (is(header)) {
      if (length !== 13) return null;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (is("eXIf")) orientation ??= parseOrientation(bytes.subarray(at + 8, next - 4));
    if (drawn.some(is)) keep(bytes.subarray(at, next));
    if (is(end)) return size && { ...size, orientation: orientation ?? 1, bare: joined() };
    at = next;
  }
  return null;
}

const formats = [
  { is: (bytes: Uint8Array) => says(bytes, 0, "\u00ff\u00d8\u00ff"), read: parseJpeg },
  { is: (bytes: Uint8Array) => says(bytes, 0, "\u0089PNG\r\n\u001a\n"), read: parsePng },
  { is: (bytes: Uint8Array) => says(bytes, 0, "RIFF") && says(bytes, 8, "WEBP"), read: parseWebp },
];

/**
 * Checks a picture file before decoding: JPEG, PNG or WebP by its first bytes, whatever its name, complete, and no side
 * longer than `longest` pixels. Errors: `image_unsupported`, `image_unreadable`.
 */
export function parseImage(bytes: Uint8Array, longest: number): ImageFile {
  if (bytes.length === 0) throw new AppError("image_unreadable");
  const format = formats.find(({ is }) => is(bytes));
  if (!format) throw new AppError("image_unsupported");
  const file = format.read(bytes);
  const fits = (side: number) => side >= 1 && side <= longest;
  if (!file || !fits(file.width) || !fits(file.height)) throw new AppError("image_unreadable");
  return file;
}
