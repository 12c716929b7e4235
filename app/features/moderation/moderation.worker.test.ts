import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";

import type { Member } from "~/context";
import { moderationCases, moderationDecisions, prompts, reports, usageDaily } from "~/db/schema";
import type { ModerationAction, ReportReason } from "~/domain/moderation";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import { keepFacts } from "~/features/facts/keep-facts.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";

import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { makeVariable } from "../../../tests/support/factories/make-variable";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { answerDecision } from "./answer-decision.server";
import { decide } from "./decide.server";
import { getCase } from "./get-case.server";
import { getWithholding, listWithheld } from "./get-withholding.server";
import { reportsADay } from "./limits";
import { listCases } from "./list-cases.server";
import { reportPrompt } from "./report-prompt.server";

const missing = { code: "prompt_not_found" };

async function setUp() {
  const town = await setUpTown();
  const { services, viewer } = town;
  const { db } = services;
  await db.delete(reports);
  await db.delete(moderationCases);
  await db.delete(moderationDecisions);
  await db.delete(usageDaily);
  const mayor = await town.admin();
  const id = await town.post("rude", { title: "A title" });
  const { shareId } = (await town.row(id))!;
  let networks = 0;
  const by = (
    reason: ReportReason,
    who: Pick<Member, "id" | "emailVerified"> | null = null,
    of = id,
    network?: string,
  ) => reportPrompt(services, who, network ?? `ip:${(networks += 1)}`, of, { reason, comment: "see line 3" });
  const readMarkOf = async (of = id) => (await getCase(services, mayor, of)).prompt?.readMark;
  const judge = async (action: ModerationAction, who = mayor, of = id, read?: string) =>
    decide(services, who, of, {
      action,
      reason: action === "keep" ? "none" : "spam",
      sentence: "No ads.",
      read: read ?? (action === "keep" ? await readMarkOf(of) : undefined),
    });
  return {
    ...town,
    db,
    id,
    shareId: shareId!,
    mayor,
    report: by,
    judge,
    readMarkOf,
    queue: async () => (await listCases(services, mayor, 1)).cases,
    case: (of = id) => getCase(services, mayor, of),
    answer: (text: string, who: { id: string } = viewer, of = id) => answerDecision(services, who, of, text),
    withholding: () => getWithholding(services, viewer, id),
  };
}

test("reports by id and share id are counted by reason, once for each member and each network a day", async () => {
  const { report, queue, id, shareId, member, db, viewer } = await setUp();
  const grace = await member();
  await report("spam", grace);
  await report("spam", null, shareId, "ip:cafe");
  await report("copied", null, id, "ip:home");
  await expect(report("spam", grace)).rejects.toMatchObject({ code: "already_reported" });
  await expect(report("other", null, id, "ip:cafe")).rejects.toMatchObject({ code: "already_reported" });
  await expect(report("spam", viewer)).rejects.toMatchObject({ code: "report_own" });
  expect(await queue()).toMatchObject([
    { promptId: id, title: "A title", excerpt: "rude", reports: 3, reasons: { spam: 2, copied: 1 } },
  ]);
  // Of visitors nothing is stored besides the day's counts.
  const stored = await db.select().from(reports);
  expect(stored.map(({ userId }) => userId).toSorted()).toEqual([null, grace.id, null].toSorted());
  expect(JSON.stringify(stored)).not.toContain("ip:");
});

test("a network reports each prompt once a day", async () => {
  const { report, id, post } = await setUp();
  await report("spam", null, id, "ip:cafe");
  await report("spam", null, await post("another"), "ip:cafe");
  await expect(report("spam", null, id, "ip:cafe")).rejects.toMatchObject({ code: "already_reported" });
});

test("comments of reports and authors' answers count towards the storage", async () => {
  const { report, judge, answer, member, db, viewer } = await setUp();
  const grace = await member();
  await report("spam", grace);
  await judge("hide");
  await answer("Line 3 is a quote.");
  for (const { id } of [grace, viewer]) await expectIndexesToFit(db, id);
});

test("twelve parallel reports of one member are one", async () => {
  const { report, queue, member } = await setUp();
  const grace = await member();
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => report("spam", grace)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await queue()).toMatchObject([{ reports: 1 }]);
});

test("a member and a network have a number of reports a day", async () => {
  const { report, post, member } = await setUp();
  const grace = await member();
  const ids = await Promise.all(
    Array.from({ length: reportsADay.ofMember + 1 }, (_, count) => post(`text ${count}`)),
  );
  for (const id of ids.slice(1)) await report("spam", grace, id);
  await expect(report("spam", grace, ids[0])).rejects.toMatchObject({
    code: "reports_spent",
    retryAfter: 12 * 60 * 60,
  });
});

test("private and unknown prompts cannot be reported, and a case sleeps while its prompt is private", async () => {
  const { report, toggle, id, queue, trash } = await withTrash();
  await report("spam");
  await toggle(id, false);
  expect(await queue()).toEqual([]);
  await expect(report("spam")).rejects.toMatchObject(missing);
  await expect(report("spam", null, "nothing")).rejects.toMatchObject(missing);
  await toggle(id, true);
  expect(await queue()).toHaveLength(1);
  await trash.remove();
  expect(await queue()).toEqual([]);
  await trash.restore();
  expect(await queue()).toMatchObject([{ reports: 1 }]);
  await trash.remove();
  await trash.empty();
  expect(await trash.left()).toEqual([]);
});

async function withTrash() {
  const { trashPrompts } = await import("~/features/prompts/trash-prompts.server");
  const { restorePrompts } = await import("~/features/prompts/trash/restore-prompts.server");
  const set = await setUp();
  const { db, services, viewer, id } = set;
  return {
    ...set,
    trash: {
      remove: () => db.batch(trashPrompts(services, viewer, [id], "deletion") as never),
      restore: () => restorePrompts(services, viewer, [id]),
      empty: () => services.db.run("delete from trash"),
      left: async () => [...(await db.select().from(reports)), ...(await db.select().from(moderationCases))],
    },
  };
}

test("the queue and its decisions do not exist for anybody but admins", { tags: "promise-16c" }, async () => {
  const { services, id, viewer, member, judge, report, admin } = await setUp();
  await report("spam");
  for (const nobody of [viewer, await member(), await admin({ verified: false })]) {
    await expect(listCases(services, nobody, 1)).rejects.toMatchObject({ code: "not_found" });
    await expect(getCase(services, nobody, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(judge("hide", nobody)).rejects.toMatchObject(missing);
  }
  await expect(listCases(services, null, 1)).rejects.toMatchObject({ code: "not_found" });
});

test("keeping a prompt closes its case, which further reports open again", async () => {
  const { report, queue, judge, row, id, member } = await setUp();
  const grace = await member();
  await report("spam", grace);
  await judge("keep");
  expect(await queue()).toEqual([]);
  expect(await row(id)).toMatchObject({ isPublic: true, withheldAt: null });
  await expect(judge("keep")).rejects.toMatchObject(missing);
  await report("personal", grace);
  expect(await queue()).toMatchObject([{ reports: 1, reasons: { personal: 1 } }]);
});

test("a hidden prompt is private and returns to its place when lifted; a removed one loses it", async () => {
  const { judge, row, id, see, shareId, list, toggle, publish } = await setUp();
  const { townNumber } = (await row(id))!;
  await judge("hide");
  expect(await row(id)).toMatchObject({ isPublic: false, townNumber });
  await expect(see(shareId)).rejects.toMatchObject(missing);
  expect((await list()).total).toBe(0);
  await expect(toggle(id, true)).rejects.toMatchObject({ code: "prompt_removed" });
  await expect(publish(id)).rejects.toMatchObject({ code: "prompt_removed" });
  await judge("lift");
  expect(await row(id)).toMatchObject({ isPublic: true, townNumber, withheldAt: null });
  expect((await list()).total).toBe(1);
  await judge("remove");
  await judge("lift");
  expect(await row(id)).toMatchObject({ isPublic: false, townNumber: null, withheldAt: null });
});

test(
  "the author reads the decision and answers once; the case returns to the queue for a last decision",
  { tags: "promise-16c" },
  async () => {
    const {
      report,
      judge,
      queue,
      answer,
      withholding,
      member,
      services,
      viewer,
      id,
      case: open,
    } = await setUp();
    await report("spam");
    await report("copied");
    await judge("hide");
    expect(await withholding()).toMatchObject({
      title: "A title",
      decision: { action: "hide", reason: "spam", sentence: "No ads.", answer: null },
      mayAnswer: true,
    });
    expect(await listWithheld(services, viewer)).toHaveLength(1);
    // Private texts are not for admins, until their author answers.
    expect(await open()).toMatchObject({ prompt: null, isWithheld: true });
    await expect(judge("uphold")).rejects.toMatchObject(missing);
    await expect(answer("Not mine", await member())).rejects.toMatchObject(missing);
    await answer("It is a recipe.");
    await expect(answer("And again.")).rejects.toMatchObject({ code: "decision_answered" });
    expect(await queue()).toMatchObject([{ isAnswered: true, reports: 2 }]);
    expect(await open()).toMatchObject({ prompt: { content: "rude" }, isAnswered: true });
    await judge("uphold");
    expect(await queue()).toEqual([]);
    expect(await withholding()).toMatchObject({ decision: { action: "uphold" }, mayAnswer: false });
    await expect(answer("Please.")).rejects.toMatchObject({ code: "decision_answered" });
    await judge("lift");
    await expect(withholding()).rejects.toMatchObject(missing);
    await expect(answer("Late.")).rejects.toMatchObject(missing);
    // After a lift, a new decision can be answered again.
    await judge("hide");
    expect(await withholding()).toMatchObject({ mayAnswer: true });
    expect((await open()).decisions.map(({ action }) => action)).toEqual(["hide", "lift", "uphold", "hide"]);
    expect((await getCase(services, await setUpMayor(services), id)).others).toEqual([]);
  },
);

const setUpMayor = async (services: Parameters<typeof getCase>[0]) => ({
  id: "any",
  email: services.adminEmails[0]!,
  emailVerified: true,
});

test("an author's other decisions are shown with a case, also those of deleted prompts", async () => {
  const { post, judge, case: open, db, mayor, report } = await setUp();
  const other = await post("other");
  await judge("remove", mayor, other);
  await db.delete(prompts).where(eq(prompts.id, other));
  await report("spam");
  expect((await open()).others).toMatchObject([{ promptId: other, action: "remove" }]);
});

test(
  "a deleted account leaves no report by it and no decision about it; an admin's decisions stay without their name",
  { tags: "promise-29a" },
  async () => {
    const { report, judge, member, queue, services, db, viewer, mayor, id, withholding } = await setUp();
    const grace = await member();
    await report("spam", grace);
    await report("other");
    const leave = (who: typeof viewer) =>
      deleteAccount(services, { ...who, session: { ...who.session, authenticatedAt: services.clock.now() } });
    await leave(grace);
    expect(await queue()).toMatchObject([{ reports: 1, reasons: { spam: 0, other: 1 } }]);
    await judge("hide");
    await leave(mayor);
    expect(await withholding()).toMatchObject({ decision: { sentence: "No ads." } });
    const [decision] = await db.select().from(moderationDecisions);
    expect(decision).toMatchObject({ adminId: null, promptId: id });
    await leave(viewer);
    expect(await db.$count(reports)).toBe(0);
    expect(await db.$count(moderationDecisions)).toBe(0);
    expect(await db.$count(moderationCases, and(eq(moderationCases.promptId, id)))).toBe(0);
  },
);

const changed = { code: "case_changed", status: 409 };

test("a prompt is kept only with the text that the admin read", async () => {
  const { report, judge, readMarkOf, queue, services, viewer, id, shareId, edit, row, database } =
    await setUp();
  await report("spam");
  for (const change of [
    () => updatePrompt(services, viewer, id, { content: "ruder {{name}}" }),
    () => updatePrompt(services, viewer, id, { variables: [makeVariable("name", { value: "you" })] }),
    () => updatePrompt(services, viewer, id, { originalInput: "a rude wish" }),
    () => edit(shareId, { title: "Another title" }),
    () => edit(shareId, { description: "Be rude." }),
  ]) {
    const read = await readMarkOf();
    await change();
    await expect(judge("keep", undefined, id, read)).rejects.toMatchObject(changed);
    // Between the reading of the text and the decision, too.
    const again = await readMarkOf();
    database.interrupt(/^insert into "moderation_decisions"/, () => edit(shareId, { title: "At once" }));
    await expect(judge("keep", undefined, id, again)).rejects.toMatchObject(changed);
    await edit(shareId, { title: "A title" });
  }
  await expect(judge("keep", undefined, id, "")).rejects.toMatchObject(changed);
  expect(await queue()).toHaveLength(1);
  await judge("keep");
  expect(await queue()).toEqual([]);
  // A text that changes all the time can be withheld.
  await judge("hide", undefined, id, "an older text");
  expect(await row(id)).toMatchObject({ isPublic: false });
});

test("an answered case is lifted only with the text that the admin read", async () => {
  const { judge, readMarkOf, answer, services, viewer, id, row } = await setUp();
  await judge("hide");
  await updatePrompt(services, viewer, id, { content: "polite" });
  await answer("It is polite now.");
  const read = await readMarkOf();
  await updatePrompt(services, viewer, id, { content: "rude again" });
  await expect(judge("lift", undefined, id, read)).rejects.toMatchObject(changed);
  expect(await row(id)).toMatchObject({ isPublic: false, withheldAt: expect.any(Date) });
  await judge("lift", undefined, id, await readMarkOf());
  expect(await row(id)).toMatchObject({ isPublic: true, withheldAt: null, content: "rude again" });
});

test("a hidden text that changed unread is private after a lift, until its author makes it public", async () => {
  const { judge, services, viewer, id, row, toggle, list } = await setUp();
  await judge("hide");
  const { townNumber } = (await row(id))!;
  await updatePrompt(services, viewer, id, { content: "something else" });
  await judge("lift");
  expect(await row(id)).toMatchObject({ isPublic: false, withheldAt: null, townNumber });
  await toggle(id, true);
  expect((await list()).total).toBe(1);
});

test(
  "a hidden prompt that got its author's facts since is private after a lift, and opens without them",
  { tags: "promise-14e" },
  async () => {
    const { judge, readMarkOf, answer, services, viewer, id, row, toggle } = await setUp();
    await keepFacts(services, viewer, [{ name: "shop", text: "Kotori Coffee", subject: "", fits: [] }]);
    for (const change of [{ content: "Come to Kotori Coffee." }, { tags: ["Kotori Coffee"] }]) {
      await judge("hide");
      await updatePrompt(services, viewer, id, change);
      await answer("It is polite now.");
      await judge("lift", undefined, id, await readMarkOf());
      expect(await row(id)).toMatchObject({ isPublic: false, withheldAt: null });
      await toggle(id, true);
    }
    expect(await row(id)).toMatchObject({ content: "Come to {{shop}}.", tags: ["文章生成用", "[shop]"] });
  },
);
