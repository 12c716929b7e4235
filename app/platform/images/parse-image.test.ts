import { expect, test } from "vitest";

import { AppError } from "~/errors";

import {
  animatedWebp,
  chunk,
  exif,
  jpeg,
  joinBytes,
  losslessWebp,
  lossyWebp,
  photograph,
  png,
  progressiveJpeg,
  refusedFiles,
  secret,
  segment,
  takenFiles,
  withSegments,
} from "../../../tests/support/factories/pictures";
import { parseImage } from "./parse-image";

const read = (bytes: Uint8Array) => parseImage(bytes, 4_096);
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const ascii = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

function refusal(bytes: Uint8Array): string {
  try {
    read(bytes);
    return "taken";
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown.code;
    throw thrown;
  }
}

test("every format has its size read", () => {
  for (const file of [jpeg, progressiveJpeg, losslessWebp, lossyWebp, animatedWebp])
    expect(read(file)).toMatchObject({ width: 64, height: 48, orientation: 1 });
  expect(read(png({ width: 7, height: 4_096 }))).toMatchObject({ width: 7, height: 4_096 });
});

test.each(Object.entries(takenFiles))("%s is taken", { tags: "promise-21a" }, (_name, bytes) => {
  expect(refusal(bytes)).toBe("taken");
});

test.each(Object.entries(refusedFiles))("%s is refused", { tags: "promise-21a" }, (name, [bytes, code]) => {
  // Faults for the decoder only: the header is valid.
  const isDecoders = ["a JPEG of which a part is missing", "a PNG without pixels"].includes(name);
  expect(refusal(bytes)).toBe(isDecoders ? "taken" : code);
});

test("a JPEG's orientation is read in both byte orders, and no metadata stays", () => {
  for (const little of [false, true])
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const file = read(photograph(orientation, { little }));
      expect(file.orientation).toBe(orientation);
      expect(file.bare).toEqual(jpeg);
    }
});

test("EXIF data of a PNG and of a WebP are read and removed too", () => {
  const still = (extra: Uint8Array) => png({ chunks: [extra, chunk("tEXt", ascii(`Comment\0${secret}`))] });
  const file = read(still(chunk("eXIf", exif(8))));
  expect(file.orientation).toBe(8);
  expect(file.bare).toEqual(png());
  expect(read(webp(6)).orientation).toBe(6);
  expect(latin(read(webp(6)).bare)).not.toContain(secret);
  expect(read(read(webp(6)).bare)).toMatchObject({ width: 64, height: 48, orientation: 1 });
});

/** The lossy WebP in the extended format, with EXIF data and XMP. */
function webp(orientation: number): Uint8Array {
  const riff = (type: string, content: Uint8Array) => {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, content.length, true);
    return joinBytes(ascii(type), length, content, new Uint8Array(content.length % 2));
  };
  const canvas = Uint8Array.of(0b1100, 0, 0, 0, 63, 0, 0, 47, 0, 0);
  const chunks = [
    riff("VP8X", canvas),
    lossyWebp.subarray(12),
    riff("EXIF", exif(orientation)),
    riff("XMP ", ascii(secret)),
  ];
  return riff("RIFF", joinBytes(ascii("WEBP"), ...chunks));
}

test("invalid EXIF data mean an upright picture, wherever their offsets lead", () => {
  const wrong = exif(6);
  const view = new DataView(wrong.buffer);
  const variants: Uint8Array[] = [
    new Uint8Array(),
    ascii("MM"),
    ascii("MM\0*"),
    ascii("XX\0*\0\0\0\u0008"),
    exif(0),
    exif(9),
  ];
  for (const offset of [0xffffffff, 0x80000000, 255, 256, 254, 7]) {
    view.setUint32(4, offset);
    variants.push(wrong.slice());
  }
  view.setUint32(4, 8);
  view.setUint16(8, 0xffff);
  view.setUint16(22, 0);
  variants.push(wrong);
  for (let length = 0; length < 34; length += 1) variants.push(exif(6).subarray(0, length));
  for (const variant of variants)
    expect(read(withSegments(segment(0xe1, joinBytes(ascii("Exif\0\0"), variant)))).orientation).toBe(1);
});

test("color data of a JPEG stay", () => {
  const kept = [
    segment(0xe0, ascii("JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0")),
    segment(0xe2, ascii("ICC_PROFILE\0\u0001\u0001...")),
    segment(0xee, ascii("Adobe\0d\0\0\0\0\0")),
  ];
  const dropped = [segment(0xe2, ascii(`MPF\0${secret}`)), segment(0xed, ascii(`Photoshop 3.0\0${secret}`))];
  const file = read(withSegments(...kept, ...dropped));
  expect(file.bare).toEqual(withSegments(...kept));
});

test("bytes after the end of a picture are dropped", () => {
  const tail = ascii(`<script>${secret}</script>`);
  for (const file of [jpeg, progressiveJpeg, png(), losslessWebp, animatedWebp])
    expect(read(joinBytes(file, tail)).bare).toEqual(file);
});

test("a file of two frames is no picture, whichever is larger", () => {
  const frame = segment(0xc0, Uint8Array.of(8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0));
  expect(refusal(withSegments(frame))).toBe("image_unreadable");
  const [begin, header] = [png().subarray(0, 8), png().subarray(8, 33)];
  expect(refusal(joinBytes(begin, header, png({ width: 9_000, height: 1 }).subarray(8)))).toBe(
    "image_unreadable",
  );
  const canvas = webp(1).slice();
  canvas[24] = 9;
  expect(refusal(canvas)).toBe("image_unreadable");
});

test("a file cut off anywhere, or with any byte changed, is accepted or refused without other errors", () => {
  for (const whole of [
    photograph(6),
    progressiveJpeg,
    png(),
    losslessWebp,
    lossyWebp,
    animatedWebp,
    webp(6),
  ]) {
    for (let length = 0; length < whole.length; length += 1)
      expect(refusal(whole.subarray(0, length))).toMatch(/^image_un/);
    for (let at = 0; at < whole.length; at += 1)
      for (const value of [0x00, 0xff, 0xd8, 0x80]) {
        const changed = whole.slice();
        changed[at] = value;
        expect(refusal(changed)).toMatch(/^(taken|image_unsupported|image_unreadable)$/);
      }
  }
});
