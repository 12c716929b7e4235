import { expect, test } from "vitest";

import { deleteAccount } from "~/features/accounts/delete-account.server";
import { sweepFiles } from "~/features/accounts/sweep-files.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { emptyTrash } from "~/features/prompts/trash/delete-for-good.server";
import { restore } from "~/features/prompts/trash/restore.server";
import { parseImage } from "~/platform/images/parse-image";

import { failingWrite } from "../../../../tests/support/database/failing-write";
import { refusedStorage } from "../../../../tests/support/database/refused-storage";
import { reckonBytes } from "../../../../tests/support/database/stored-bytes";
import {
  joinBytes,
  jpeg,
  photograph,
  png,
  refusedFiles,
  secret,
  takenFiles,
} from "../../../../tests/support/factories/pictures";
import { addExample } from "./add-example.server";
import { setUpExamples } from "../../../../tests/support/factories/set-up-examples";

const hour = 60 * 60 * 1_000;

test.each(Object.entries(takenFiles))("%s becomes a WebP without anything else in it", async (_, bytes) => {
  const { addPicture, fileAt } = await setUpExamples();
  const { picture } = await addPicture(bytes);
  for (const address of [picture!.url, picture!.previewUrl]) {
    const file = (await fileAt(address))!;
    expect(parseImage(file, 1_600)).toMatchObject({ orientation: 1, bare: file });
    const text = Buffer.from(file).toString("latin1");
    expect(text).toMatch(/^RIFF[^]{4}WEBP/);
    for (const trace of [secret, "EXIF", "Exif", "XMP", "script"]) expect(text).not.toContain(trace);
  }
});

test.each(Object.entries(refusedFiles))(
  "%s is refused and leaves nothing",
  { tags: "promise-21a" },
  async (_, [bytes, code]) => {
    const { addPicture, rows, files, marks, waitForBackground } = await setUpExamples();
    await expect(addPicture(bytes)).rejects.toMatchObject({ code });
    await waitForBackground();
    expect([await rows(), await files(), await marks()]).toEqual([[], [], []]);
  },
);

test.each([
  ["a small picture keeps its size", png({ width: 300, height: 200 }), [300, 200], [300, 200]],
  ["a wide one is fitted", png({ width: 4_096, height: 1_024 }), [1_600, 400], [480, 120]],
  ["a tall one is fitted", png({ width: 900, height: 3_200 }), [450, 1_600], [135, 480]],
  ["a thread keeps a pixel", png({ width: 4_096, height: 1 }), [1_600, 1], [480, 1]],
  ["a photograph that lies stands", photograph(6), [48, 64], [48, 64]],
] as const)("%s", async (_, bytes, large, small) => {
  const { addPicture, fileAt } = await setUpExamples();
  const { picture } = await addPicture(bytes);
  const sizeAt = async (address: string) => {
    const { width, height } = parseImage((await fileAt(address))!, 1_600);
    return [width, height];
  };
  expect([picture!.width, picture!.height]).toEqual(large);
  expect(await sizeAt(picture!.url)).toEqual(large);
  expect(await sizeAt(picture!.previewUrl)).toEqual(small);
});

test("a file of more than 5 MB is refused for its size", async () => {
  const { addPicture, files } = await setUpExamples();
  const padded = joinBytes(jpeg, new Uint8Array(5 * 1024 * 1024 + 1 - jpeg.length));
  await expect(addPicture(padded)).rejects.toMatchObject({ code: "image_too_large", status: 413 });
  expect(await files()).toEqual([]);
});

test(
  "a removed picture is 404 at once, its files go, and nothing is left",
  { tags: "promise-22b" },
  async () => {
    const { addPicture, removeOne, fileAt, files, marks, waitForBackground } = await setUpExamples();
    const { id, picture } = await addPicture(jpeg);
    expect(await files()).toHaveLength(2);
    expect(await marks()).toEqual([]);
    await removeOne(id);
    expect(await fileAt(picture!.url)).toBeNull();
    await waitForBackground();
    expect([await files(), await marks()]).toEqual([[], []]);
  },
);

test("a private prompt's pictures are 404, and a public one's again", { tags: "promise-22b" }, async () => {
  const { addPicture, toggle, fileAt, shown, viewer, id } = await setUpExamples();
  const { picture } = await addPicture(jpeg);
  await toggle(id, false);
  expect(await fileAt(picture!.url)).toBeNull();
  expect(await fileAt(picture!.previewUrl)).toBeNull();
  expect((await shown()).examples).toEqual([]);
  expect((await shown(viewer)).examples).toHaveLength(1);
  await toggle(id, true);
  expect(await fileAt(picture!.previewUrl)).not.toBeNull();
});

test("only the two names of a picture lead to its files", async () => {
  const { addPicture, addText, fileAt } = await setUpExamples();
  const { id } = await addPicture(jpeg);
  const { id: text } = await addText("words");
  expect(await fileAt(`/examples/${id}/picture.webp`)).not.toBeNull();
  for (const address of [
    `/examples/${id}/picture.png`,
    `/examples/${id}/constructor`,
    `/examples/${id}/picture.webp\n`,
    `/examples/${text}/picture.webp`,
    "/examples/nobody/picture.webp",
  ])
    expect(await fileAt(address), address).toBeNull();
});

test("examples leave the town with their post, by its author or an admin", async () => {
  for (const by of ["author", "admin"] as const) {
    const town = await setUpExamples();
    const { addPicture, addText, rows, files, marks, sweep, row, id, account } = town;
    const { picture } = await addPicture(jpeg);
    await addText("words");
    await town.remove(id, by === "admin" ? await town.admin() : town.viewer);
    expect(await rows()).toEqual([]);
    expect(await town.fileAt(picture!.url)).toBeNull();
    expect((await row(id))!.firstPicture).toBeNull();
    expect(await marks()).toHaveLength(1);
    expect(await sweep()).toEqual({ examplePictures: 1 });
    expect([await files(), await marks()]).toEqual([[], []]);
    expect((await account()).storedBytes).toBe(await reckonBytes(town.services.db, town.viewer.id));
  }
});

test("a prompt in the trash shows nothing, and comes back with its examples", async () => {
  const { services, viewer, id, addPicture, addText, shown, fileAt, list, account } = await setUpExamples();
  const { picture } = await addPicture(jpeg);
  await addText("words", { who: "a fox" });
  const before = await shown();
  const { storedBytes } = await account();
  const { undo } = await deletePrompt(services, viewer, id);
  expect(await fileAt(picture!.url)).toBeNull();
  expect((await shown(viewer)).examples).toEqual([]);
  expect((await account()).storedBytes).toBe(storedBytes);
  await restore(services, viewer, undo);
  expect(await shown()).toEqual(before);
  expect((await list()).prompts[0]!.picture).toEqual(picture);
  expect(await fileAt(picture!.url)).not.toBeNull();
  expect((await account()).storedBytes).toBe(storedBytes);
});

test("a prompt deleted for good takes its examples and their files along", async () => {
  const { services, viewer, id, addPicture, rows, files, marks, sweep, account } = await setUpExamples();
  await addPicture(jpeg);
  await deletePrompt(services, viewer, id);
  await emptyTrash(services, viewer);
  expect(await rows()).toEqual([]);
  await sweep();
  expect([await files(), await marks()]).toEqual([[], []]);
  expect((await account()).storedBytes).toBe(await reckonBytes(services.db, viewer.id));
});

test("an upload that dies before its row leaves a mark, and the daily run deletes its files after an hour", async () => {
  const { services, viewer, id, addPicture, rows, files, marks, sweep } = await setUpExamples();
  const dying = {
    ...services,
    files: { ...services.files, delete: () => Promise.reject(new Error("The Worker died.")) },
    background: (work: Promise<unknown>) => void work.catch(() => undefined),
  };
  const example = { kind: "picture", text: "", alt: "a fox", values: {} } as const;
  await failingWrite("INSERT ON examples", () =>
    expect(addExample(dying, viewer, id, example, jpeg)).rejects.toThrow("The disk is full."),
  );
  expect(await rows()).toEqual([]);
  expect(await files()).toHaveLength(2);
  expect(await marks()).toHaveLength(1);
  expect(await sweep(hour - 1)).toEqual({ examplePictures: 0 });
  expect(await sweep(hour)).toEqual({ examplePictures: 1 });
  expect([await files(), await marks()]).toEqual([[], []]);
  await addPicture(jpeg);
  expect(await sweep(2 * hour)).toEqual({ examplePictures: 0 });
  expect(await files()).toHaveLength(2);
});

test("a failed row deletes the files it had", async () => {
  const { addPicture, files, marks, waitForBackground } = await setUpExamples();
  await failingWrite("INSERT ON examples", () =>
    expect(addPicture(jpeg)).rejects.toThrow("The disk is full."),
  );
  await waitForBackground();
  expect([await files(), await marks()]).toEqual([[], []]);
});

test("the bytes of texts and pictures count towards the storage, and its limit leaves nothing", async () => {
  const {
    services,
    viewer,
    addPicture,
    addText,
    change,
    removeOne,
    account,
    changeMember,
    files,
    rows,
    waitForBackground,
  } = await setUpExamples();
  const expectToFit = async () =>
    expect((await account()).storedBytes).toBe(await reckonBytes(services.db, viewer.id));
  const before = (await account()).storedBytes;
  const picture = await addPicture(jpeg, "きつね🦊", { who: "é" });
  const text = await addText("春".repeat(100));
  await expectToFit();
  expect((await account()).storedBytes).toBeGreaterThan(before + 300);
  await change(picture.id, { alt: "a", values: {} });
  await change(text.id, { text: "夏" });
  await expectToFit();
  await removeOne(text.id);
  await removeOne(picture.id);
  await expectToFit();
  expect((await account()).storedBytes).toBe(before);
  await changeMember(viewer.id, { emailVerifiedAt: null, storedBytes: 1_000_000 });
  await waitForBackground();
  expect(await refusedStorage(addPicture(jpeg))).toBe("storage_unverified");
  expect(await refusedStorage(addText("x"))).toBe("storage_unverified");
  await waitForBackground();
  expect([await rows(), await files()]).toEqual([[], []]);
});

test(
  "a deleted account leaves neither rows nor files, also of an upload in flight",
  { tags: "promise-29a" },
  async () => {
    const { services, viewer, addPicture, addText, files, waitForBackground, enter, database, dump } =
      await setUpExamples();
    await addPicture(jpeg);
    await addText("words");
    const entered = await enter(viewer.id);
    database.interrupt(/insert into "examples"/, () =>
      deleteAccount(
        { ...services, clock: { now: () => entered.viewer.session.authenticatedAt } },
        entered.viewer,
      ),
    );
    await expect(addPicture(png())).rejects.toMatchObject({ code: "prompt_not_found" });
    await waitForBackground();
    expect(await files()).toEqual([]);
    expect(JSON.stringify(await dump())).not.toContain(viewer.id);
  },
);

test("example files without a member are deleted by the sweep", { tags: "promise-29a" }, async () => {
  const { services, files } = await setUpExamples();
  const nobody = { id: "nobody" };
  await services.files.write("examples/nobody/x-picture.webp", jpeg, { type: "image/webp", version: "x" });
  expect(await files(nobody)).toHaveLength(1);
  await sweepFiles(services);
  expect(await files(nobody)).toEqual([]);
});
