import { expect, test, vi } from "vitest";

import { generateDraft } from "~/features/generator/generate-draft.server";
import { updateProfile } from "~/features/profiles/update-profile.server";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { pictureKey } from "~/domain/file-keys";
import { getPicture } from "~/features/sharing/get-picture.server";
import { indexTown } from "~/features/town/index-town.server";
import { publishPrompt } from "~/features/town/publish-prompt.server";
import { translateTexts } from "~/features/translation/translate-texts.server";

import { dumpSearch } from "../../../tests/support/database/dump-everything";
import { jpeg } from "../../../tests/support/factories/pictures";
import { setUpDeletion } from "../../../tests/support/factories/set-up-deletion";
import { analysis, responses, described, noFaults } from "../../../tests/support/factories/set-up-generation";

type Deletion = Awaited<ReturnType<typeof setUpDeletion>>;

const generate = (
  { services, viewer, callerKey, email }: Deletion,
  onProgress?: Parameters<typeof generateDraft>[3]["onProgress"],
) =>
  generateDraft(
    services,
    callerKey,
    { purpose: `make something cool for ${email}`, use: "image", deepThinking: true },
    { viewerId: viewer.id, onProgress },
  );

/** A public prompt with the member's address in each of its texts. */
async function publish({ services, viewer, callerKey, email }: Deletion) {
  const text = `題名 of ${email}`;
  const { id } = await createPrompt(services, viewer, {
    originalInput: text,
    content: text,
    type: "文章生成用",
    tags: ["文章生成用", text],
    folder: null,
  });
  const place = { category: "business", subcategory: "生産性向上", showProfile: true } as const;
  const order = { ...place, title: text.slice(0, 50), description: text, generateAuto: false };
  const { prompt } = await publishPrompt(services, viewer, callerKey, id, order);
  return { id, shareId: prompt.shareId! };
}

test("a generation for an account deleted before its first call asks no model, and leaves nothing", async () => {
  const deletion = await setUpDeletion(responses(analysis, described, noFaults));
  deletion.database.interrupt(/INSERT INTO usage_daily/, deletion.leave);
  await expect(generate(deletion)).rejects.toMatchObject({ code: "budget_exhausted" });
  expect(await deletion.lane.calls()).toHaveLength(0);
  expect(await deletion.traces()).toEqual([]);
});

test("a generation for an account deleted between two calls makes no further call, and leaves nothing", async () => {
  const deletion = await setUpDeletion(responses(analysis, described, noFaults));
  const generation = generate(deletion, (progress) => {
    if ("stage" in progress && progress.stage === "draft")
      deletion.database.interrupt(/INSERT INTO usage_daily/, deletion.leave);
  });
  await expect(generation).rejects.toMatchObject({ code: "budget_exhausted" });
  expect(await deletion.lane.calls()).toHaveLength(1);
  expect(await deletion.traces()).toEqual([]);
});

test(
  "a generation for an account deleted during a hanging call leaves neither draft nor budget",
  { tags: "promise-29a" },
  async () => {
    const deletion = await setUpDeletion([{ kind: "hang" }], { timeoutMs: 1_000 });
    const generation = expect(generate(deletion)).rejects.toThrow();
    await vi.waitFor(async () => expect(await deletion.lane.calls()).toHaveLength(1), { timeout: 5_000 });
    await deletion.leave();
    await generation;
    expect(await deletion.traces()).toEqual([]);
  },
);

test.each(["account", "prompt"])(
  "a shared prompt's picture rendered during the deletion of its %s is not stored",
  { tags: "promise-29a" },
  async (what) => {
    const deletion = await setUpDeletion();
    const { services, viewer, leave, waitForBackground } = deletion;
    const { id, shareId } = await publish(deletion);
    const drawn = new TextEncoder().encode("a picture");
    const pictures = {
      async renderPicture() {
        await (what === "account" ? leave() : deletePrompt(services, viewer, id).then(waitForBackground));
        return drawn;
      },
    };
    const nameKind = () => ({ kind: "text", product: "town" });
    const sent = await getPicture({ ...services, pictures }, shareId, nameKind);
    expect(sent).toEqual(drawn);
    await waitForBackground();
    expect(await services.files.read(pictureKey(viewer.id, shareId))).toBeNull();
    if (what === "account") expect(await deletion.traces()).toEqual([]);
  },
);

test.each([
  ["is made square", "squarePicture"],
  ["is written", "write"],
] as const)(
  "a profile's picture that %s during the deletion of its account is not stored",
  async (_, moment) => {
    const deletion = await setUpDeletion();
    const { services, viewer, leave } = deletion;
    const images = {
      ...services.images,
      async squarePicture(...order: Parameters<typeof services.images.squarePicture>) {
        const picture = await services.images.squarePicture(...order);
        if (moment === "squarePicture") await leave();
        return picture;
      },
    };
    const files = {
      ...services.files,
      async write(...file: Parameters<typeof services.files.write>) {
        if (moment === "write") await leave();
        await services.files.write(...file);
      },
    };
    const update = updateProfile({ ...services, images, files }, viewer, {}, jpeg);
    await expect(update).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await deletion.traces()).toEqual([]);
  },
);

test("a profile hidden during the deletion of its account leaves no copy of its picture", async () => {
  const deletion = await setUpDeletion();
  const { services, viewer, leave } = deletion;
  await updateProfile(services, viewer, { isPublic: true }, jpeg);
  const files = {
    ...services.files,
    async read(key: string) {
      const file = await services.files.read(key);
      await leave();
      return file;
    },
  };
  const update = updateProfile({ ...services, files }, viewer, { isPublic: false });
  await expect(update).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await deletion.traces()).toEqual([]);
});

test("translations of a deleted account's texts cannot be read, whoever requested them and when", async () => {
  const deletion = await setUpDeletion([{ kind: "translate" }]);
  const { services, email, leave, lane, waitForBackground } = deletion;
  const text = `題名 of ${email}`;
  const read = (callerKey: string, byMember: boolean, texts = [text]) =>
    translateTexts(services, callerKey, texts, { target: "en", byMember });
  expect((await read(deletion.callerKey, true)).texts).toEqual([`en2 of ${email}`]);
  expect((await read("ip:visitor", false)).texts).toEqual([`en2 of ${email}`]);
  await waitForBackground();
  await leave();
  expect(await deletion.traces()).toEqual([]);
  expect(await lane.calls()).toHaveLength(2);
  // A page still open elsewhere sends another request.
  expect((await read("ip:another", false)).texts).toEqual([`en2 of ${email}`]);
  expect((await read("ip:another", false, [`別の題名 of ${email}`])).translated).toEqual([true]);
  expect(await deletion.traces()).toEqual([]);
});

test("a translation for an account deleted meanwhile leaves no budget row", async () => {
  const deletion = await setUpDeletion([{ kind: "translate" }]);
  deletion.database.interrupt(/INSERT INTO usage_daily/, deletion.leave);
  const { translated } = await translateTexts(deletion.services, deletion.callerKey, ["題名"], {
    target: "en",
    byMember: true,
  });
  expect(translated).toEqual([false]);
  expect(await deletion.lane.calls()).toHaveLength(0);
  expect(await deletion.traces()).toEqual([]);
});

test("an index run during the deletion of an account leaves no document after the next run", async () => {
  const deletion = await setUpDeletion();
  const { services, database, leave } = deletion;
  // What the members before left behind.
  await indexTown(services);
  const before = await dumpSearch();
  await publish(deletion);
  database.interrupt(/^delete from "search_outbox"/, leave);
  await indexTown(services);
  const during = await dumpSearch();
  expect(during.search_publications!.length).toBeGreaterThan(before.search_publications!.length);
  await indexTown(services);
  expect((await dumpSearch()).search_publications).toEqual(before.search_publications);
  expect(await deletion.traces()).toEqual([]);
});
