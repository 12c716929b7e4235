import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import { deleteFolder } from "~/features/prompts/folders/delete-folder.server";
import { renameFolder } from "~/features/prompts/folders/rename-folder.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { emptyTrash } from "~/features/prompts/trash/delete-for-good.server";
import { createAccessToken } from "~/features/accounts/tokens/create-access-token.server";
import { revokeAccessToken } from "~/features/accounts/tokens/revoke-access-token.server";

import { refusedStorage } from "../../tests/support/database/refused-storage";
import { setUpProfiles } from "../../tests/support/factories/set-up-profiles";
import { reckonBytes } from "../../tests/support/database/stored-bytes";
import { storageLimits, storageRefusal } from "./storage-limits";

const megabyte = 1_000_000;

/** A member with or without a verified address, and the database's counters of theirs. */
async function setUp({ verified = true } = {}) {
  const profiles = await setUpProfiles();
  const { services, viewer } = profiles;
  const mine = eq(users.id, viewer.id);
  const change = (values: Partial<typeof users.$inferInsert>) =>
    services.db.update(users).set(values).where(mine);
  if (!verified) await change({ emailVerifiedAt: null });
  return {
    ...profiles,
    change,
    count: async () => (await services.db.select().from(users).where(mine).get())!,
    reckon: () => reckonBytes(services.db, viewer.id),
  };
}

test("a member's bytes equal their stored texts after any writes and deletions", async () => {
  const { services, viewer, enter, create, folder, shareAs, edit, update, count, reckon } = await setUp();
  const expectToFit = async () => expect((await count()).storedBytes).toBe(await reckon());
  await expectToFit();
  const prompt = await create({
    originalInput: "夏祭り🎆",
    content: "お知らせを書く。{{日時}}",
    tags: ["文章生成用", "祭り", "夏"],
    variables: [
      {
        name: "日時",
        label: "日時",
        question: "いつ?",
        kind: "text",
        options: [],
        required: false,
        value: "八月",
      },
    ],
    folder: { name: "町内会" },
  });
  await expectToFit();
  await updatePrompt(services, viewer, prompt.id, { content: "é".repeat(5_000), tags: ["文章生成用"] });
  await expectToFit();
  const shareId = await shareAs(prompt.id, { title: "題", description: "説明" });
  await expectToFit();
  await edit(shareId, { title: "A title", description: "" });
  await update({ displayName: "名前", profileBio: "紹介", websiteUrl: "https://town.example/" });
  await expectToFit();
  await update({ displayName: null, profileBio: null });
  await renameFolder(services, viewer, prompt.folderId, { name: "a" });
  await deleteFolder(services, viewer, await folder("to go"));
  const { viewer: signedIn } = await enter(viewer.id);
  const token = { id: "a".repeat(22), name: "トークン", scope: "read", expiry: "30", facts: false } as const;
  await createAccessToken(services, signedIn, token);
  await expectToFit();
  await revokeAccessToken(services, viewer, token.id);
  await deletePrompt(services, viewer, prompt.id);
  await expectToFit();
  await emptyTrash(services, viewer);
  await expectToFit();
  expect((await count()).storedBytes).toBe(
    "uncategorized".length + "a".length + "https://town.example/".length,
  );
});

const today = () => new Date().toISOString().slice(0, 10);

/** A prompt, and its size in bytes. */
const written = { originalInput: "", content: "x".repeat(1_000), tags: ["文章生成用"] };
const size = 1_000 + new TextEncoder().encode('["文章生成用"]').length;

test.each([
  ["storage_full", true],
  ["storage_unverified", false],
  ["writing_spent", true],
  ["writing_unverified", false],
] as const)(
  "the last byte is stored, and one more is refused as %s, without a trace",
  async (code, verified) => {
    const { create, change, dump, count } = await setUp({ verified });
    const room = storageLimits[code] * megabyte - size;
    const fill = (bytes: number) =>
      change(
        code.startsWith("storage") ? { storedBytes: bytes } : { writtenBytes: bytes, writtenOn: today() },
      );
    await fill(room + 1);
    const before = await dump();
    expect(await refusedStorage(create(written))).toBe(code);
    expect(await refusedStorage(create({ ...written, folder: { name: "new" } }))).toBe(code);
    expect(await dump()).toEqual(before);
    await fill(0);
    await fill(room);
    await create(written);
    expect(Math.max((await count()).storedBytes, (await count()).writtenBytes)).toBe(room + size);
  },
);

test("concurrent writes never store more than the limit", { tags: "promise-28b" }, async () => {
  const { create, change, count } = await setUp({ verified: false });
  await change({ storedBytes: megabyte - 3 * size });
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => refusedStorage(create(written))));
  expect(outcomes.filter((code) => code === null)).toHaveLength(3);
  expect(outcomes.filter((code) => code === "storage_unverified")).toHaveLength(47);
  expect((await count()).storedBytes).toBe(megabyte);
});

test("concurrent writes never write more than a day's limit", { tags: "promise-28b" }, async () => {
  const { create, change, count } = await setUp({ verified: false });
  await change({ writtenBytes: megabyte - 3 * size, writtenOn: today() });
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => refusedStorage(create(written))));
  expect(outcomes.filter((code) => code === null)).toHaveLength(3);
  expect((await count()).writtenBytes).toBe(megabyte);
});

test("every text is bounded: of prompts, shared titles, folders, tokens and the profile", async () => {
  const { services, viewer, enter, create, folder, shareAs, edit, update, change } = await setUp();
  const { id, folderId } = await create({ folder: { name: "a" } });
  const shareId = await shareAs(id);
  const { viewer: signedIn } = await enter(viewer.id);
  const token = { id: "b".repeat(22), name: "token", scope: "read", expiry: "30", facts: false } as const;
  await change({ storedBytes: storageLimits.storage_full * megabyte });
  const writes = {
    prompt: () => create(written),
    content: () => updatePrompt(services, viewer, id, { content: "x".repeat(500) }),
    title: () => edit(shareId, { title: "A title" }),
    folder: () => folder("b"),
    rename: () => renameFolder(services, viewer, folderId, { name: "ab" }),
    token: () => createAccessToken(services, signedIn, token),
    profile: () => update({ profileBio: "x" }),
  };
  for (const [name, write] of Object.entries(writes))
    expect(await refusedStorage(write()), name).toBe("storage_full");
});

test(
  "a member over a limit still deletes, shortens, shares and signs in",
  { tags: "promise-28b" },
  async () => {
    const { services, viewer, enter, create, shareAs, change, count } = await setUp();
    const [long, other] = [await create({ content: "x".repeat(900) }), await create()];
    await change({ storedBytes: 2 * megabyte });
    // Like a member whose limit was lowered.
    await change({ emailVerifiedAt: null });
    await updatePrompt(services, viewer, long.id, { content: "x" });
    await shareAs(long.id);
    await enter(viewer.id);
    await deletePrompt(services, viewer, other.id);
    expect(await refusedStorage(create(written))).toBe("storage_unverified");
    expect((await count()).storedBytes).toBeLessThan(2 * megabyte);
  },
);

test("another day's writes do not count, and unchanged texts are no writes", async () => {
  const { services, viewer, create, change, count } = await setUp();
  const prompt = await create(written);
  await change({ writtenBytes: storageLimits.writing_spent * megabyte, writtenOn: "2026-01-01" });
  await updatePrompt(services, viewer, prompt.id, { content: "y".repeat(1_000) });
  expect(await count()).toMatchObject({ writtenBytes: size, writtenOn: today() });
  await updatePrompt(services, viewer, prompt.id, { content: "y".repeat(1_000) });
  expect(await count()).toMatchObject({ writtenBytes: size });
});

test("a deleted account's bytes are deleted too, also while its prompts are being deleted", async () => {
  const { services, viewer, enter, create, dump } = await setUp();
  await create(written);
  const { viewer: signedIn } = await enter(viewer.id);
  await deleteAccount({ ...services, clock: { now: () => signedIn.session.authenticatedAt } }, signedIn);
  expect(JSON.stringify(await dump())).not.toContain(viewer.id);
});

test("every table with texts of members counts their bytes, or has another bound", async () => {
  /** The site's own rows, bounded by its limits. */
  const bounded = {
    access_tokens: "never changed; inserts and deletions count",
    comparisons: "the latest twenty, of bounded texts",
    drafts: "by the caller and day",
    email_tokens: "by the caller and day",
    example_files: "one a picture, for a day",
    facts: "at most 300, of bounded texts",
    follows: "thirty, of ids and categories",
    identities: "one a provider",
    member_tags: "with the tags of prompts",
    passkeys: "twenty, of keys",
    prompt_versions: "counted apart (`history_bytes`); the oldest go",
    publications: "one a prompt, of ids and numbers",
    reports: "never changed; inserts and deletions count",
    saves: "a thousand, of ids",
    sessions: "by the sign-ins of a minute",
    trash: "never changed; inserts and deletions count",
    undo_steps: "the latest ten",
  };
  const { results } = await env.DB.prepare(
    "SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'trigger')",
  ).all<{ type: string; name: string; sql: string }>();
  const counting = results.filter(({ type, sql }) => type === "trigger" && /INTO storage_changes/.test(sql));
  const owned = results.filter(({ type, sql }) => type === "table" && /`user_id`/.test(sql));
  const isCounted = (name: string) =>
    ["INSERT", "UPDATE", "DELETE"].every((event) =>
      counting.some(({ sql }) => new RegExp(`AFTER ${event} (OF [^;]+? )?ON ${name}\\b`).test(sql)),
    );
  const [counted, others] = [true, false].map((wanted) =>
    owned.flatMap(({ name }) => (isCounted(name) === wanted ? [name] : [])).toSorted(),
  );
  expect(counted).toEqual(["examples", "folders", "imports", "prompts"]);
  expect(others).toEqual(Object.keys(bounded));
});

test("a failure that quotes a member's text is no storage refusal", () => {
  const quoted = new Error("Failed query: D1_ERROR: storage_full: SQLITE_CONSTRAINT");
  expect(storageRefusal(quoted)).toBeNull();
  expect(storageRefusal(new Error("a disk", { cause: quoted }))).toBeNull();
});
