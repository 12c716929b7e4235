import { AppError } from "~/errors";

import { importLimits } from "../limits";

interface ZipEntry {
  /** As the archive has it; never used as a path. */
  name: string;
  /** Null: compressed in a way that is not read, or encrypted. */
  bytes: Uint8Array | null;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endSize = 22;
const entrySize = 46;
const localSize = 30;
const longestComment = 65_535;
const stored = 0;
const deflated = 8;
const encrypted = 1;

/** Whether a file begins as a ZIP archive does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

const broken = () => new AppError("import_unreadable");

/**
 * The files of a ZIP archive by its directory, those that `wants` names, unpacked one at a time. Stops at what is really
 * unpacked, whatever sizes the archive tells. Errors: `import_unreadable`, `import_too_large`.
 */
export async function* readZip(
  bytes: Uint8Array,
  wants: (name: string) => boolean,
): AsyncGenerator<ZipEntry> {
  let room = importLimits.unpacked;
  for (const entry of entriesOf(bytes)) {
    if (!wants(entry.name)) continue;
    if (entry.method === null) {
      yield { name: entry.name, bytes: null };
      continue;
    }
    const packed = packedBytes(bytes, entry);
    if (entry.method === stored && packed.length > room) throw new AppError("import_too_large");
    const unpacked = entry.method === stored ? packed : await inflate(packed, room);
    room -= unpacked.length;
    yield { name: entry.name, bytes: unpacked };
  }
}

interface Entry {
  name: string;
  /** Null: not read. */
  method: number | null;
  offset: number;
  size: number;
}

function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - endSize;
  const first = Math.max(0, end - longestComment);
  while (end >= first && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < first) throw broken();
  const count = view.getUint16(end + 10, true);
  if (count > importLimits.files) throw new AppError("import_too_large");
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number += 1) {
    if (at + entrySize > bytes.length || view.getUint32(at, true) !== entrySignature) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + entrySize, at + entrySize + nameLength)),
      method: (flags & encrypted) !== 0 || (method !== stored && method !== deflated) ? null : method,
      offset: view.getUint32(at + 42, true),
      size: view.getUint32(at + 20, true),
    });
    at += entrySize + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function packedBytes(bytes: Uint8Array, { offset, size }: Entry): Uint8Array {
  if (offset + localSize > bytes.length) throw broken();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = offset + localSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + size > bytes.length) throw broken();
  return bytes.subarray(start, start + size);
}

async function inflate(packed: Uint8Array, room: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const unpacking = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    for await (const chunk of unpacking as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > room) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError("import_unreadable", { cause });
  }
  if (length > room) throw new AppError("import_too_large");
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
