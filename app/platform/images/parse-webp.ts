import { collectParts, says, viewOf, type ImageFile } from "./image-file";
import { parseOrientation } from "./parse-orientation";

const extended = "VP8X";
const frames = ["VP8 ", "VP8L"];

/** Chunks with an effect on the picture. */
const drawn = [extended, "ICCP", "ALPH", "ANIM", "ANMF", ...frames];

/** The flags for EXIF data and XMP in an extended header. */
const metadataFlags = 0b1100;

/** Reads a WebP chunk by chunk (RFC 9649). Null if it is truncated or malformed. */
export function parseWebp(bytes: Uint8Array): ImageFile | null {
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  if (end < 12 || end > bytes.length) return null;
  const { keep, joined } = collectParts(end);
  let size: { width: number; height: number } | null = null;
  let orientation: number | null = null;
  keep(bytes.subarray(0, 12));
  let at = 12;
  while (at + 8 <= end) {
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (next > end) return null;
    const content = bytes.subarray(at + 8, at + 8 + length);
    const is = (type: string) => says(bytes, at, type);
    if (is(extended) || frames.some(is)) {
      const stated = is(extended) ? canvasSize(content) : frameSize(content, is("VP8L"));
      // The canvas of a still has the size of its frame, and an extended header comes first.
      if (!stated || (size && (is(extended) || stated.width !== size.width || stated.height !== size.height)))
        return null;
      size ??= stated;
    }
    if (is("EXIF")) orientation ??= parseOrientation(content.subarray(says(content, 0, "Exif\0\0") ? 6 : 0));
    if (drawn.some(is)) keep(bytes.subarray(at, next));
    at = next;
  }
  if (!size) return null;
  const bare = joined();
  viewOf(bare).setUint32(4, bare.length - 8, true);
  if (says(bare, 12, extended)) bare[20]! &= ~metadataFlags;
  return { ...size, orientation: orientation ?? 1, bare };
}

function canvasSize(content: Uint8Array) {
  if (content.length < 10) return null;
  const view = viewOf(content);
  // 24 bits each; the shift drops the byte before.
  return { width: (view.getUint32(3, true) >>> 8) + 1, height: (view.getUint32(6, true) >>> 8) + 1 };
}

function frameSize(content: Uint8Array, isLossless: boolean) {
  if (content.length < 10) return null;
  const view = viewOf(content);
  if (isLossless) {
    if (content[0] !== 0x2f) return null;
    const bits = view.getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const isKeyFrame = (content[0]! & 1) === 0 && says(content, 3, "\u009d\u0001\u002a");
  if (!isKeyFrame) return null;
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}
