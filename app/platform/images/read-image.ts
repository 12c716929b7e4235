import { AppError } from "~/errors";

import { says, type ImageFile } from "./image-file";
import { readJpeg } from "./read-jpeg";
import { readPng } from "./read-png";
import { readWebp } from "./read-webp";

const formats = [
  { is: (bytes: Uint8Array) => says(bytes, 0, "\u00ff\u00d8\u00ff"), read: readJpeg },
  { is: (bytes: Uint8Array) => says(bytes, 0, "\u0089PNG\r\n\u001a\n"), read: readPng },
  { is: (bytes: Uint8Array) => says(bytes, 0, "RIFF") && says(bytes, 8, "WEBP"), read: readWebp },
];

/**
 * Looks at a picture's file before anything decodes it: a JPEG, PNG or WebP by its first bytes, whatever it is called, whole,
 * and no side of it longer than `longest` pixels. Errors: `image_unsupported`, `image_unreadable`.
 */
export function readImage(bytes: Uint8Array, longest: number): ImageFile {
  if (bytes.length === 0) throw new AppError("image_unreadable");
  const format = formats.find(({ is }) => is(bytes));
  if (!format) throw new AppError("image_unsupported");
  const file = format.read(bytes);
  const fits = (side: number) => side >= 1 && side <= longest;
  if (!file || !fits(file.width) || !fits(file.height)) throw new AppError("image_unreadable");
  return file;
}
