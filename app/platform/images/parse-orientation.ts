import { viewOf } from "./image-file";

const littleEndian = 0x4949;
const bigEndian = 0x4d4d;
const orientationTag = 0x0112;
const short = 3;

/** The orientation in EXIF data (TIFF 6.0), from 1 (upright) to 8; 1 where it is missing or invalid. */
export function parseOrientation(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  const holds = (offset: number, length: number) => offset + length <= view.byteLength;
  if (!holds(0, 8)) return 1;
  const order = view.getUint16(0);
  const little = order === littleEndian;
  if ((!little && order !== bigEndian) || view.getUint16(2, little) !== 42) return 1;
  const directory = view.getUint32(4, little);
  if (!holds(directory, 2)) return 1;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (!holds(entry, 12)) return 1;
    if (view.getUint16(entry, little) === orientationTag) {
      const isOne = view.getUint16(entry + 2, little) === short && view.getUint32(entry + 4, little) === 1;
      const value = view.getUint16(entry + 8, little);
      return isOne && value >= 1 && value <= 8 ? value : 1;
    }
  }
  return 1;
}
