import { crc32, deflateSync } from "node:zlib";

type Bytes = Uint8Array<ArrayBuffer>;

const fromBase64 = (text: string): Bytes => Uint8Array.from(Buffer.from(text, "base64"));
const text = (characters: string): Bytes => Uint8Array.from(Buffer.from(characters, "latin1"));
export const joinBytes = (...parts: Uint8Array[]): Bytes => Uint8Array.from(Buffer.concat(parts));

/** Four areas on 64 x 48 pixels: red and green above, blue and white below. */
export const jpeg = fromBase64(
  "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAwAEADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAYIB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAZAQEAAwEBAAAAAAAAAAAAAAAABAUHCAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCfUzSQAAFcqHPIAACRW7oYAABXKhzyAAAkVu6GAAAVyoc8gAAOaN5exAAAaLZsmAAAM6NJQwAAGi2bJgAADOjSUMAABotmyYAAA//Z",
);
export const progressiveJpeg = fromBase64(
  "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAwAEADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAUHBv/EABkBAQADAQEAAAAAAAAAAAAAAAADBAYHBf/aAAwDAQACEAMQAAABn0tIAK9TngAkW+hgCvU54AJFvoYAr1OeADmd57IA0bNzADOdJCANGzcwAznSQgDRs3MAP//EABQQAQAAAAAAAAAAAAAAAAAAAFD/2gAIAQEAAQUCQ//EABQRAQAAAAAAAAAAAAAAAAAAAFD/2gAIAQMBAT8BQ//EABQRAQAAAAAAAAAAAAAAAAAAAFD/2gAIAQIBAT8BQ//EABQQAQAAAAAAAAAAAAAAAAAAAFD/2gAIAQEABj8CQ//EABQQAQAAAAAAAAAAAAAAAAAAAFD/2gAIAQEAAT8hQ//aAAwDAQACAAMAAAAQbbJJbbJJbbJJ22AA22AA22AA/8QAFBEBAAAAAAAAAAAAAAAAAAAAUP/aAAgBAwEBPxBD/8QAFBEBAAAAAAAAAAAAAAAAAAAAUP/aAAgBAgEBPxBD/8QAFBABAAAAAAAAAAAAAAAAAAAAUP/aAAgBAQABPxBD/9k=",
);
export const losslessWebp = fromBase64(
  "UklGRjoAAABXRUJQVlA4TC0AAAAvP8ALAB8gEEjeHzqN+RcQFPwf3fxHZA+ASIDEk570pIlOjOj/BAyLvgWPvgEA",
);
export const lossyWebp = fromBase64(
  "UklGRoQAAABXRUJQVlA4IHgAAACwBQCdASpAADAAPq1EnEmmI6KhMqgAwBWJQBlWNC/APxV2LHif4x/kByMR36CtX7PiZ2YzCAAA/u1Mx2eHzlxCwWI1GHwl8eI/qzhX1y3QRugjfocB/J1/+bngcOy/gmV/i0j//yh2bYM4oQTDKt+Wb/ME4JtsAAA=",
);

/** Two frames each; the second is grey. */
export const animatedWebp = fromBase64(
  "UklGRqoAAABXRUJQVlA4WAoAAAACAAAAPwAALwAAQU5JTQYAAAD/////AABBTk1GRgAAAAAAAAAAAD8AAC8AAGQAAAJWUDhMLQAAAC8/wAsAHyAQSN4fOo35FxAU/B/d/EdkD4BIgMSTnvSkiU6M6P8EDIu+BY++AQBBTk1GMAAAAAAAAAAAAD8AAC8AAGQAAABWUDhMFwAAAC8/wAsAB1DAAhaw/wEgIfxfL0b0P/UDAA==",
);
export const animatedGif = fromBase64(
  "R0lGODlhQAAwAIIAAExpcQD/AP8AAP///wAA/wAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAQAAwAAADxCi63P4syEmrvRTq3bD/FSdqYOmNaGeuWeqycOC+8TqntX2PubnzPdBPFBQON8XPEZnELEnNyxMSlU4dVcsVm21tF13vVxCejMFl2ZmcXrPL7rT6LI+nCfi8fs/v6weAgYKDhIWCfoiJe4aMjYOKkIiOk4yRlouUmYeXnJqeA5ydn5mhl6OkpZGnlKmqq46tkK+wsYmzjbW2t4a5kruFvX6/wMF8w4TFxsebyXnLzM0Ez4HRztOg1dLX2drT3NfY1eDf1wkAIfkEBQoAAAAsAAAAAEAAMACATGlxgICAAjmMj6nL7Q+jnLTai7PevPsPhuJIluaJpurKtu4Lx/JM1/aN5/rO9/4PDAqHxKLxiEwql8ym8wmNJgsAOw==",
);

/** A text in pictures' metadata that no response may contain. */
export const secret = "Taken in front of 1-2-3 Sakura-machi";

/** EXIF data (TIFF) with an orientation and a place. */
export function exif(orientation: number, { little = false } = {}): Bytes {
  const bytes = new Uint8Array(256);
  const view = new DataView(bytes.buffer);
  bytes.set(text(little ? "II" : "MM"));
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  const entry = (at: number, tag: number, type: number, count: number) => {
    view.setUint16(at, tag, little);
    view.setUint16(at + 2, type, little);
    view.setUint32(at + 4, count, little);
    return at + 8;
  };
  view.setUint16(8, 3, little);
  view.setUint32(entry(10, 0x010e, 2, secret.length + 1), 120, little);
  view.setUint16(entry(22, 0x0112, 3, 1), orientation, little);
  view.setUint32(entry(34, 0x8825, 4, 1), 60, little);
  view.setUint16(60, 1, little);
  bytes.set(text("N"), entry(62, 0x0001, 2, 2));
  bytes.set(text(secret), 120);
  return bytes;
}

/** A segment of a JPEG. */
export function segment(marker: number, content: Uint8Array): Bytes {
  const length = content.length + 2;
  return joinBytes(Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content);
}

/** The JPEG with segments after its first two bytes. */
export const withSegments = (...segments: Uint8Array[]): Bytes =>
  joinBytes(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

/** The JPEG as a phone writes it: with EXIF data, XMP, a comment. */
export const photograph = (orientation: number, options?: { little?: boolean }): Bytes =>
  withSegments(
    segment(0xe1, joinBytes(text("Exif\0\0"), exif(orientation, options))),
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${secret}</x:xmpmeta>`)),
    segment(0xfe, text(secret)),
  );

/** A chunk of a PNG. */
export function chunk(type: string, content: Uint8Array): Bytes {
  const named = joinBytes(text(type), content);
  const ends = new Uint8Array(8);
  const view = new DataView(ends.buffer);
  view.setUint32(0, content.length);
  view.setUint32(4, crc32(named));
  return joinBytes(ends.subarray(0, 4), named, ends.subarray(4));
}

const pngSignature = text("\u0089PNG\r\n\u001a\n");

function pngHeader(width: number, height: number): Bytes {
  const content = new Uint8Array(13);
  new DataView(content.buffer).setUint32(0, width);
  new DataView(content.buffer).setUint32(4, height);
  content.set([8, 6], 8);
  return chunk("IHDR", content);
}

interface Png {
  width?: number;
  height?: number;
  /** Red, green, blue and alpha of every pixel. */
  color?: number[];
  chunks?: Uint8Array[];
}

/** A PNG of one color, with further chunks before its pixels. */
export function png({ width = 40, height = 30, color = [0, 0, 255, 0], chunks = [] }: Png = {}): Bytes {
  const row = Uint8Array.from([0, ...Array.from({ length: width }, () => color).flat()]);
  const rows = joinBytes(...Array.from({ length: height }, () => row));
  return joinBytes(
    pngSignature,
    pngHeader(width, height),
    ...chunks,
    chunk("IDAT", Uint8Array.from(deflateSync(rows))),
    chunk("IEND", new Uint8Array()),
  );
}

/** A PNG with this size in its header, and next to no pixels. */
export const boastfulPng = (width: number, height: number): Bytes =>
  joinBytes(
    pngSignature,
    pngHeader(width, height),
    chunk("IDAT", Uint8Array.from(deflateSync(new Uint8Array(1_000)))),
    chunk("IEND", new Uint8Array()),
  );

const script = "<script>alert(1)</script>";
const html = text(`<!doctype html><title>x</title>${script}`);

/** Accepted files, by kind. */
export const takenFiles: Record<string, Bytes> = {
  "a photograph": photograph(6),
  "a progressive JPEG": progressiveJpeg,
  "a PNG with alpha": png(),
  "a PNG with trailing HTML": joinBytes(png(), html),
  "a WebP": lossyWebp,
  "a lossless WebP": losslessWebp,
  "an animated WebP": animatedWebp,
};

/** Refused files, by kind, with their error code. */
export const refusedFiles: Record<string, [bytes: Bytes, code: string]> = {
  "an animated GIF": [animatedGif, "image_unsupported"],
  "an SVG with a script": [
    text(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`),
    "image_unsupported",
  ],
  "an SVG behind an XML declaration": [
    text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`),
    "image_unsupported",
  ],
  HTML: [html, "image_unsupported"],
  "HTML behind a byte order mark": [joinBytes(Uint8Array.of(0xef, 0xbb, 0xbf), html), "image_unsupported"],
  "a GIF that is JavaScript": [text("GIF89a/*\0\0\0\0*/=1;alert(1)//;"), "image_unsupported"],
  "the beginning of an AVIF": [text("\0\0\0\u001cftypavif\0\0\0\0avifmif1"), "image_unsupported"],
  "a PDF": [text("%PDF-1.7"), "image_unsupported"],
  "three bytes": [Uint8Array.of(0xff, 0xd8, 0xff), "image_unreadable"],
  nothing: [new Uint8Array(), "image_unreadable"],
  "a truncated JPEG": [jpeg.slice(0, 300), "image_unreadable"],
  "a JPEG of which a part is missing": [
    joinBytes(jpeg.subarray(0, -20), Uint8Array.of(0xff, 0xd9)),
    "image_unreadable",
  ],
  "a truncated PNG": [png().slice(0, -20), "image_unreadable"],
  "a truncated WebP": [lossyWebp.slice(0, -20), "image_unreadable"],
  "a PNG of 30,000 by 30,000": [boastfulPng(30_000, 30_000), "image_unreadable"],
  "a PNG of 4,097 by 1": [png({ width: 4_097, height: 1 }), "image_unreadable"],
  "a PNG without pixels": [boastfulPng(100, 100), "image_unreadable"],
  "the head of a JPEG before HTML": [joinBytes(Uint8Array.of(0xff, 0xd8, 0xff), html), "image_unreadable"],
  "the head of a WebP before HTML": [joinBytes(text("RIFF\u0010\0\0\0WEBP"), html), "image_unreadable"],
};
