import { collectParts, says, viewOf, type ImageFile } from "./image-file";
import { parseOrientation } from "./parse-orientation";

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Markers without a length: none of them belongs between the segments. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Start of frame, without the numbers of the tables DHT and DAC, and a reserved one. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isMetadata = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Application segments with color information: without them the decoder would guess. */
const colorSegments: Record<number, string> = { 0xe0: "JFIF\0", 0xe2: "ICC_PROFILE\0", 0xee: "Adobe" };

/** Reads a JPEG segment by segment up to its end (ITU T.81, annex B). Null if it is truncated or malformed. */
export function parseJpeg(bytes: Uint8Array): ImageFile | null {
  const view = viewOf(bytes);
  const { keep, joined } = collectParts(bytes.length);
  let frame: { width: number; height: number } | null = null;
  let orientation: number | null = null;
  keep(bytes.subarray(0, 2));
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === endOfImage) {
      keep(bytes.subarray(at, at + 2));
      return frame && { ...frame, orientation: orientation ?? 1, bare: joined() };
    }
    if (marker === undefined || isBare(marker) || at + 4 > bytes.length) return null;
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const content = bytes.subarray(at + 4, end);
    if (isFrame(marker)) {
      // One frame: a second could be of any size.
      if (frame || content.length < 5) return null;
      frame = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === 0xe1 && says(content, 0, "Exif\0\0"))
      orientation ??= parseOrientation(content.subarray(6));
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (!isMetadata(marker) || isColor(marker, content)) keep(bytes.subarray(at, next));
    at = next;
  }
}

function isColor(marker: number, content: Uint8Array): boolean {
  const name = colorSegments[marker];
  return name !== undefined && says(content, 0, name);
}

/** The offset of the next marker after compressed data, in which 0xFF is followed by 0 or by a restart marker. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const follower = bytes[at + 1];
    if (follower !== 0 && !(follower !== undefined && follower >= 0xd0 && follower <= 0xd7)) return at;
    at += 2;
  }
}
