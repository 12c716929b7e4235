import { zipSync } from "fflate";
import { expect, test, vi } from "vitest";

import { readZip } from "./read-zip.server";

const bytes = (text: string) => new TextEncoder().encode(text);

/** An archive whose `count` names all stand for the one body of its first file. */
function sharedBody(body: Uint8Array, count: number): Uint8Array {
  const names = Array.from({ length: count }, (_, at) => [`${at}.md`, at === 0 ? body : bytes("")] as const);
  const archive = zipSync(Object.fromEntries(names));
  const view = new DataView(archive.buffer);
  const first = view.getUint32(archive.length - 6, true);
  for (let at = first, number = 0; number < count; number += 1) {
    for (const field of [10, 16, 20, 24, 42])
      view.setUint32(at + field, view.getUint32(first + field, true), true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
  }
  return archive;
}

const readAll = async (archive: Uint8Array) => {
  const names: string[] = [];
  for await (const { name } of readZip(archive, () => true)) names.push(name);
  return names;
};

test("files that share one body are refused before anything is unpacked", async () => {
  const unpacking = vi.spyOn(globalThis, "DecompressionStream");
  const archive = sharedBody(bytes("Write a letter. ".repeat(100)), 3);
  await expect(readAll(archive)).rejects.toMatchObject({ code: "import_unreadable" });
  expect(unpacking).not.toHaveBeenCalled();
  unpacking.mockRestore();
});

test("a body that reaches into the next file or the directory is refused", async () => {
  const archive = zipSync({ "a.md": bytes("One."), "b.md": bytes("Two.") }, { level: 0 });
  expect(await readAll(archive)).toEqual(["a.md", "b.md"]);
  const directory = new DataView(archive.buffer).getUint32(archive.length - 6, true);
  // The packed size of the first and of the last file.
  for (const at of [directory, directory + 46 + 4]) {
    const longer = archive.slice();
    longer[at + 20]! += 1;
    await expect(readAll(longer)).rejects.toMatchObject({ code: "import_unreadable" });
  }
});
