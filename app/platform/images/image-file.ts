/** Header data of a picture file. */
export interface ImageFile {
  width: number;
  height: number;
  /** EXIF orientation, from 1 (upright) to 8. */
  orientation: number;
  /** The file without metadata; color data stay. */
  bare: Uint8Array<ArrayBuffer>;
}

/** Whether the bytes at this offset equal `text`. */
export function says(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  return true;
}

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Collects the remaining parts of a file; `longest` is the limit of their total length. */
export function collectParts(longest: number) {
  const all = new Uint8Array(longest);
  let length = 0;
  return {
    keep(part: Uint8Array) {
      all.set(part, length);
      length += part.byteLength;
    },
    joined: () => all.subarray(0, length),
  };
}
