import { AppError } from "~/errors";

import { importLimits } from "../limits";

interface ZipEntry {
  /** As the archive has it; never used as a path. */
  name: string;
  /** Null if it is compressed in a way that is not read, or encrypted. */
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

/** The names in a ZIP archive, as it has them. Errors: those of `readZip`. */
export const namesInZip = (bytes: Uint8Array): string[] => entriesOf(bytes).map(({ name }) => name);

/**
 * The files of a ZIP archive by its directory, those that `wants` names, unpacked one at a time. Stops at what is really
 * unpacked, whatever sizes the archive tells; files that share bytes are refused before anything is unpacked. Errors:
 * `import_unreadable`, `import_too_large`.
 */
export async function* readZip(
  bytes: Uint8Array,
  wants: (name: string) => boolean,
): AsyncGenerator<ZipEntry> {
  let room = importLimits.unpacked;
  for (const { name, method, packed } of entriesOf(bytes)) {
    if (!wants(name)) continue;
    if (method === null) {
      yield { name, bytes: null };
      continue;
    }
    if (method === stored && packed.length > room) throw new AppError("import_too_large");
    const unpacked = method === stored ? packed : await inflate(packed, room);
    room -= unpacked.length;
    yield { name, bytes: unpacked };
  }
}

interface Entry {
  name: string;
  /** Null if it is not read. */
  method: number | null;
  packed: Uint8Array;
  /** The bytes of the archive that are this file's only: its own header and what is packed. */
  start: number;
  end: number;
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
  const directory = view.getUint32(end + 16, true);
  let at = directory;
  for (let number = 0; number < count; number += 1) {
    if (at + entrySize > bytes.length || view.getUint32(at, true) !== entrySignature) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + entrySize, at + entrySize + nameLength)),
      method: (flags & encrypted) !== 0 || (method !== stored && method !== deflated) ? null : method,
      ...packedAt(bytes, view, { start: view.getUint32(at + 42, true), size: view.getUint32(at + 20, true) }),
    });
    at += entrySize + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  refuseShared(entries, directory);
  return entries;
}

function packedAt(bytes: Uint8Array, view: DataView, { start, size }: { start: number; size: number }) {
  if (start + localSize > bytes.length) throw broken();
  const body = start + localSize + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const end = body + size;
  if (end > bytes.length) throw broken();
  return { packed: bytes.subarray(body, end), start, end };
}

/**
 * Refuses files that overlap each other or the directory. A body that many names share would be unpacked once for each, so that
 * the time for an upload would not be bounded by its size; apart, all packed sizes together are at most the upload.
 */
function refuseShared(entries: readonly Entry[], directory: number): void {
  let free = 0;
  for (const { start, end } of entries.toSorted((one, other) => one.start - other.start)) {
    if (start < free) throw broken();
    free = end;
  }
  if (free > directory) throw broken();
}

async function inflate(packed: Uint8Array, room: number): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const unpacking = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    for await (const chunk of unpacking as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      length += chunk.length;
      if (length > room) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError("import_unreadable", { cause });
  }
  if (length > room) throw new AppError("import_too_large");
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
