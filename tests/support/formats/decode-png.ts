import { inflateSync } from "node:zlib";

/** The pixels of a PNG of 8 bits a channel, without interlacing: red, green, blue and alpha of each. */
export function decodePng(bytes: Uint8Array): (x: number, y: number) => number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint32(16);
  const channels = bytes[25] === 6 ? 4 : 3;
  const parts: Uint8Array[] = [];
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at))
    if (Buffer.from(bytes.subarray(at + 4, at + 8)).toString() === "IDAT")
      parts.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  const data = Uint8Array.from(inflateSync(Buffer.concat(parts)));
  const stride = width * channels;
  const pixels = new Uint8Array((data.length / (stride + 1)) * stride);
  for (let row = 0; row * stride < pixels.length; row += 1) {
    const filter = data[row * (stride + 1)]!;
    for (let index = 0; index < stride; index += 1) {
      const at = row * stride + index;
      const left = index < channels ? 0 : pixels[at - channels]!;
      const above = row === 0 ? 0 : pixels[at - stride]!;
      const corner = row === 0 || index < channels ? 0 : pixels[at - stride - channels]!;
      const guesses = [0, left, above, (left + above) >> 1, nearest(left, above, corner)];
      pixels[at] = data[row * (stride + 1) + 1 + index]! + guesses[filter]!;
    }
  }
  return (x, y) => {
    const at = y * stride + x * channels;
    return [...pixels.subarray(at, at + 3), channels === 4 ? pixels[at + 3]! : 255];
  };
}

/** The Paeth predictor. */
function nearest(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
