import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { dailyUses, drafts, reports, strangerTotals, users } from "~/db/schema";
import { dayOf } from "~/domain/days";
import type { StrangerKind } from "~/domain/kinds";
import { createFolder } from "~/features/prompts/folders/create-folder.server";
import { deleteFolder } from "~/features/prompts/folders/delete-folder.server";
import { answerDraft, editDraft } from "~/features/generator/edit-draft.server";
import { generateDraft } from "~/features/generator/generate-draft.server";
import { reportPrompt } from "~/features/moderation/report-prompt.server";
import { randomIds } from "~/platform/ids";
import { memberKey } from "~/platform/rate-limits";

import { refusedStorage } from "../../../../tests/support/database/refused-storage";
import { newEmail, newNetwork, setUpAccounts } from "../../../../tests/support/factories/set-up-accounts";
import { setUpRanking, visitorAt } from "../../../../tests/support/factories/set-up-ranking";
import { countStrangers, strangerLimits } from "./stranger-totals.server";

const ample = Object.fromEntries(Object.keys(strangerLimits).map((kind) => [kind, 10 ** 12])) as Record<
  StrangerKind,
  number
>;
const full = { code: "visitors_full", status: 503 };
const input = { purpose: "A letter", use: "text", deepThinking: false } as const;

async function setUp() {
  const town = await setUpRanking();
  const accounts = setUpAccounts();
  const { db } = town.services;
  for (const table of [drafts, reports, dailyUses, strangerTotals]) await db.delete(table);
  const services = {
    ...accounts.services,
    clock: town.services.clock,
    // The letter that is counted.
    ids: { create: () => `A${randomIds.create().slice(1)}` },
    model: null,
    modelBudget: { perCaller: 0, inAll: 0 },
  };
  const count = (limits: Partial<Record<StrangerKind, number>> = {}) =>
    countStrangers(services, "run", { ...ample, ...limits });
  const totals = async () => {
    await count();
    return Object.fromEntries(
      (await db.select().from(strangerTotals)).map(({ kind, bytes }) => [kind, bytes]),
    );
  };
  return {
    ...town,
    services,
    db,
    register: accounts.register,
    join: accounts.join,
    totals,
    /** Runs the count with totals of no bytes. */
    fill: (...kinds: StrangerKind[]) => count(Object.fromEntries(kinds.map((kind) => [kind, 0]))),
    count,
    draft: (userId: string | null, isVerified = false) =>
      generateDraft(services, isVerified ? memberKey(userId!) : newNetwork(), input, { viewerId: userId }),
    report: (postId: string, by: { id: string; emailVerified: boolean } | null) =>
      reportPrompt(services, by, newNetwork(), postId, { reason: "spam", comment: "é".repeat(500) }),
  };
}

test("what visitors and unverified members store is counted, and what verified members store is not", async () => {
  const { db, services, register, join, totals, draft, report, post } = await setUp();
  const postId = await post("letters");
  const before = await totals();
  const [stranger, proven] = [await register(), await join()];
  await createFolder(services, { id: stranger }, { name: "x".repeat(40) });
  await db.update(users).set({ historyBytes: 500 }).where(eq(users.id, stranger));
  await createFolder(services, { id: proven }, { name: "x".repeat(40) });
  await draft(null);
  await draft(stranger);
  await draft(proven, true);
  await report(postId, null);
  await report(postId, { id: stranger, emailVerified: false });
  await report(postId, { id: proven, emailVerified: true });
  const now = await totals();
  const [row] = await db.select().from(users).where(eq(users.id, stranger));
  const kept = await db.select().from(drafts);
  const sizeOf = (one: unknown) => new TextEncoder().encode(String(one)).length;
  const bytes = kept
    .filter(({ userId }) => userId !== proven)
    .map(
      (one) =>
        300 + sizeOf(one.originalInput) + sizeOf(one.content) + sizeOf(JSON.stringify(one.composition)),
    );
  expect(kept).toHaveLength(3);
  expect(now).toEqual({
    drafts: 62 * (bytes[0]! + bytes[1]!),
    accounts: before.accounts! + 8_000,
    saved: before.saved! + row!.storedBytes + 500,
    reports: 2 * 1_400,
    uses: 0,
  });
});

test("drafts and counted uses are estimated from those that begin with one letter, uses of today and yesterday", async () => {
  const { db, services, totals, draft } = await setUp();
  for (let time = 0; time < 3; time += 1) await draft(null);
  const all = (await totals()).drafts!;
  const [one] = await db.select({ id: drafts.id }).from(drafts);
  await db
    .update(drafts)
    .set({ id: `B${one!.id.slice(1)}` })
    .where(eq(drafts.id, one!.id));
  expect((await totals()).drafts).toBe((all / 3) * 2);
  const today = dayOf(services.clock.now());
  const rows = ["A", "B", "a"].flatMap((letter) =>
    [today - 2, today - 1, today].map((day) => ({ day, key: letter })),
  );
  await db.insert(dailyUses).values(rows);
  expect((await totals()).uses).toBe(2 * 64 * 75);
});

test("a full total refuses drafts, and their edits, to strangers only", { tags: "promise-28b" }, async () => {
  const { db, services, register, join, draft, fill, count } = await setUp();
  const [stranger, proven] = [await register(), await join()];
  const { draftId, ...generated } = await draft(null);
  await fill("drafts");
  await expect(draft(null)).rejects.toMatchObject(full);
  await expect(draft(stranger)).rejects.toMatchObject(full);
  const edit = (reader: { id: string } | null) => editDraft(services, reader, draftId, { content: "longer" });
  await expect(edit(null)).rejects.toMatchObject(full);
  await expect(edit({ id: stranger })).rejects.toMatchObject(full);
  await expect(editDraft(services, null, "unknown", { content: "a" })).rejects.toMatchObject({
    code: "draft_not_found",
  });
  const [asked] = generated.variables;
  const answers = { answers: asked ? { [asked.name]: "b" } : {}, wishes: [] };
  await expect(answerDraft(services, null, draftId, answers)).rejects.toMatchObject(full);
  expect(await db.$count(drafts)).toBe(1);
  await edit({ id: proven });
  await draft(proven, true);
  await count();
  await draft(null);
});

test(
  "a full total of what is saved refuses it to unverified members only, who may still delete",
  { tags: "promise-28b" },
  async () => {
    const { db, services, register, join, fill, count } = await setUp();
    const [stranger, proven] = [{ id: await register() }, { id: await join() }];
    const kept = await createFolder(services, stranger, { name: "Kept" });
    await fill("saved");
    const save = (by: { id: string }) => refusedStorage(createFolder(services, by, { name: "More" }));
    expect(await save(stranger)).toBe("visitors_full");
    expect(await save(proven)).toBeNull();
    await deleteFolder(services, stranger as never, kept.id);
    // People may register, and save as soon as their address is verified.
    const late = { id: await register(newEmail()) };
    await db.update(users).set({ emailVerifiedAt: services.clock.now() }).where(eq(users.id, late.id));
    expect(await save(late)).toBeNull();
    await count();
    expect(await save(stranger)).toBeNull();
  },
);

test("a full total of accounts refuses a registration without a verified address, and no other", async () => {
  const { db, register, join, fill, count } = await setUp();
  await fill("accounts");
  const before = await db.$count(users);
  await expect(register(newEmail())).rejects.toMatchObject(full);
  expect(await db.$count(users)).toBe(before);
  await join();
  await count();
  await register(newEmail());
});

test(
  "a full total refuses strangers' reports, and counts no visitor's use",
  { tags: "promise-28b" },
  async () => {
    const { db, register, join, fill, post, report, row, use } = await setUp();
    const postId = await post("letters");
    const [stranger, proven] = [await register(), await join()];
    await fill("reports", "uses");
    await expect(report(postId, null)).rejects.toMatchObject(full);
    await expect(report(postId, { id: stranger, emailVerified: false })).rejects.toMatchObject(full);
    await report(postId, { id: proven, emailVerified: true });
    expect(await db.$count(reports)).toBe(1);
    await use(postId, visitorAt("one"));
    expect((await row(postId))!.useCount).toBe(0);
    await use(postId, { id: proven });
    expect((await row(postId))!.useCount).toBe(1);
  },
);

test("half a total is an alarm in the log, and less is none", async () => {
  const { draft, totals, count } = await setUp();
  await draft(null);
  const bytes = (await totals()).drafts!;
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    await count({ drafts: bytes * 2 + 1 });
    expect(logged).not.toHaveBeenCalled();
    await count({ drafts: bytes * 2 });
    expect(logged.mock.calls.map(([line]) => JSON.parse(line as string))).toEqual([
      { level: "error", event: "alarm", requestId: "run", total: "drafts", bytes, most: bytes * 2 },
    ]);
  } finally {
    logged.mockRestore();
  }
});

test("a full total refuses the first write of a day too, however much was written on the last one", async () => {
  const { db, services, register, fill } = await setUp();
  const stranger = await register();
  await createFolder(services, { id: stranger }, { name: "a" });
  await db.update(users).set({ writtenBytes: 5_000, writtenOn: "2000-01-01" }).where(eq(users.id, stranger));
  await fill("saved");
  const refused = await refusedStorage(createFolder(services, { id: stranger }, { name: "b" }));
  expect(refused).toBe("visitors_full");
});
