/** What the headers of a picture's file say. */
export interface ImageFile {
  width: number;
  height: number;
  /** How the picture lies, from 1 (upright) to 8, as EXIF counts. */
  orientation: number;
  /** The file without metadata; what its colours need stays. */
  bare: Uint8Array<ArrayBuffer>;
}

/** Whether a file says `text` at this place. */
export function says(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  return true;
}

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Collects the parts of a file that stay; `longest` is the length of them all. */
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
