import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { drafts, usageDaily } from "~/db/schema";
import { randomIds } from "~/platform/ids";

import { setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { answerDraft, editDraft } from "./edit-draft.server";
import { expireRecords } from "./expire-records.server";
import { generatePrompt } from "./generate-prompt.server";
import { generateDraft, storeDraft } from "./generate-draft.server";
import { getDraft } from "./get-draft.server";
import { saveDraft } from "./save-draft.server";
import { draftsADay } from "./limits";

const db = openDb(env.DB.withSession());
const at = (time: string) => ({ db, ids: randomIds, clock: { now: () => new Date(time) } });
const input = { purpose: "ちょっと手伝ってほしい", use: "text", deepThinking: true } as const;
const builtin = { ...at("2026-01-01T00:00:00Z"), model: null, modelBudget: { perCaller: 0, inAll: 0 } };
const generated = {
  ...(await generatePrompt(builtin, "ada", input)),
  tags: ["文章生成用", "会議"],
  fellBack: true,
};
const [first, second] = generated.variables;

/** A visitor's draft opens for everybody, visitors too. */
const visitor = null;

const keep = (time: string) => storeDraft(at(time), input, generated, null);

test("a draft is stored complete under its unguessable id", async () => {
  const id = await keep("2026-01-01T00:00:00Z");
  expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(await getDraft(at("2026-01-01T12:00:00Z"), visitor, id)).toMatchObject({
    content: generated.content,
    originalInput: input.purpose,
    composition: generated.composition,
    tags: ["文章生成用", "会議"],
    use: "text",
    deepThinking: true,
    engine: "builtin",
    fellBack: true,
  });
});

test("a draft exists for exactly 24 hours", async () => {
  const id = await keep("2026-01-02T00:00:00Z");
  await getDraft(at("2026-01-02T23:59:59.999Z"), visitor, id);
  const late = at("2026-01-03T00:00:00Z");
  for (const attempt of [
    () => getDraft(late, visitor, id),
    () => editDraft(late, visitor, id, { content: "x" }),
    () => answerDraft(late, visitor, id, { answers: {}, wishes: [] }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: "draft_not_found" });
});

test("an edit replaces the text of its own draft only", async () => {
  const [one, other] = [await keep("2026-01-04T00:00:00Z"), await keep("2026-01-04T00:00:00Z")];
  await editDraft(at("2026-01-04T01:00:00Z"), visitor, one, { content: "直した" });
  expect((await getDraft(at("2026-01-04T02:00:00Z"), visitor, one)).content).toBe("直した");
  expect((await getDraft(at("2026-01-04T02:00:00Z"), visitor, other)).content).toBe(generated.content);
});

test("answers are stored with a draft and change its text in place; an edit by hand stays", async () => {
  const id = await keep("2026-01-05T00:00:00Z");
  const services = at("2026-01-05T01:00:00Z");
  const answer = (answers: Record<string, string>, content?: string) =>
    answerDraft(services, visitor, id, { answers, wishes: [], content });
  const draft = () => getDraft(services, visitor, id);
  const values = async () => (await draft()).composition!.variables.map(({ value }) => value).slice(0, 2);
  await answer({ [first!.name]: "家族", [second!.name]: "送る" });
  const lines = [`・${first!.label}：家族`, `・${second!.label}：送る`];
  const [list, asking] = (await draft()).content.split("\n\n");
  expect(list).toBe([input.purpose, ...lines].join("\n"));
  expect(asking).not.toContain(first!.label);
  expect(await values()).toEqual(["家族", "送る"]);

  const edited = `直した\n${lines.join("\n")}\n\n${asking}\nおわり`;
  await editDraft(services, visitor, id, { content: edited });
  await answer({ [first!.name]: "友人" });
  const changed = (await draft()).content;
  expect(changed.startsWith(`直した\n・${first!.label}：友人\n\n`)).toBe(true);
  expect(changed.endsWith("\nおわり")).toBe(true);
  expect(changed).toContain(second!.label);
  expect(await values()).toEqual(["友人", null]);

  await answer({ [first!.name]: "家族" }, "手で直した文");
  expect((await draft()).content).toBe("手で直した文");
});

test("what the AI is to ask is switched off and on with the answers, and stays as it is without a word", async () => {
  const id = await keep("2026-01-05T02:00:00Z");
  const services = at("2026-01-05T03:00:00Z");
  const contentWith = async (asks?: boolean) => {
    await answerDraft(services, visitor, id, { answers: {}, wishes: [], asks });
    return (await getDraft(services, visitor, id)).content;
  };
  expect(generated.content).not.toBe(input.purpose);
  expect(await contentWith()).toBe(generated.content);
  expect(await contentWith(false)).toBe(input.purpose);
  expect(await contentWith()).toBe(input.purpose);
  expect(await contentWith(true)).toBe(generated.content);
});

test("what the AI is to ask is put in again by its switch after it was deleted by hand, and by nothing else", async () => {
  const id = await keep("2026-01-05T04:00:00Z");
  const services = at("2026-01-05T05:00:00Z");
  await editDraft(services, visitor, id, { content: input.purpose });
  const contentWith = async (asks?: boolean) => {
    await answerDraft(services, visitor, id, { answers: {}, wishes: [], asks });
    return (await getDraft(services, visitor, id)).content;
  };
  expect(await contentWith()).toBe(input.purpose);
  expect(await contentWith(true)).toBe(generated.content);
});

test("answers to unknown questions are refused by field, and nothing changes", async () => {
  const id = await keep("2026-01-06T00:00:00Z");
  const services = at("2026-01-06T01:00:00Z");
  const before = await getDraft(services, visitor, id);
  const unknown = { code: "not_an_option" };
  await expect(
    answerDraft(services, visitor, id, {
      answers: { [first!.name]: "x", nobody: "x", constructor: "x" },
      wishes: ["nothing"],
    }),
  ).rejects.toMatchObject({
    code: "invalid_fields",
    fields: { "answers.nobody": unknown, "answers.constructor": unknown, wishes: unknown },
  });
  expect(await getDraft(services, visitor, id)).toEqual(before);
});

test("an unknown id is not found, nor are the questions of a draft older than questions", async () => {
  const services = at("2026-01-07T00:00:00Z");
  const notFound = { code: "draft_not_found" };
  await expect(getDraft(services, visitor, "' OR 1=1 --")).rejects.toMatchObject(notFound);
  await expect(answerDraft(services, visitor, "nobody", { answers: {}, wishes: [] })).rejects.toMatchObject(
    notFound,
  );
  const id = await keep("2026-01-07T00:00:00Z");
  await db.update(drafts).set({ composition: null }).where(eq(drafts.id, id));
  await expect(answerDraft(services, visitor, id, { answers: {}, wishes: [] })).rejects.toMatchObject(
    notFound,
  );
});

test("the daily run removes expired drafts and keeps the rest", async () => {
  const [old, fresh] = [await keep("2026-02-01T00:00:00Z"), await keep("2026-02-02T12:00:00Z")];
  await db.insert(usageDaily).values([
    { day: "2026-02-01", caller: "all", calls: 3 },
    { day: "2026-02-02", caller: "all", calls: 1 },
  ]);
  await expireRecords(at("2026-02-02T18:00:00Z"));
  const left = (await db.select({ id: drafts.id }).from(drafts)).map((row) => row.id);
  expect(left).toContain(fresh);
  expect(left).not.toContain(old);
  expect((await db.select().from(usageDaily)).map((row) => row.day)).toEqual(["2026-02-02"]);
});

test(
  "a draft made or saved by a member is theirs alone to open, edit, answer and save",
  { tags: "promise-14a" },
  async () => {
    const accounts = setUpAccounts("2026-02-03T00:00:00Z");
    const { services } = accounts;
    const [{ viewer: ada }, { viewer: eve }] = [
      await accounts.enter(await accounts.join()),
      await accounts.enter(await accounts.join()),
    ];
    const made = await storeDraft(services, input, generated, ada.id);
    const saved = await storeDraft(services, input, generated, null);
    const save = { content: "直した", folder: null };
    await saveDraft(services, ada, saved, save);
    const dump = async () => (await accounts.dump()).drafts;
    for (const id of [made, saved]) {
      const before = await dump();
      for (const stranger of [eve, visitor])
        for (const attempt of [
          () => getDraft(services, stranger, id),
          () => editDraft(services, stranger, id, { content: "x" }),
          () => answerDraft(services, stranger, id, { answers: {}, wishes: [], content: "x" }),
        ])
          await expect(attempt()).rejects.toMatchObject({ code: "draft_not_found" });
      await expect(saveDraft(services, eve, id, save)).rejects.toMatchObject({ code: "draft_not_found" });
      expect(await dump()).toEqual(before);
      await editDraft(services, ada, id, { content: "Ada's" });
      await answerDraft(services, ada, id, { answers: { [first!.name]: "家族" }, wishes: [] });
      expect((await getDraft(services, ada, id)).composition!.variables[0]!.value).toBe("家族");
    }
  },
);

test("answers pending when a member saves the draft change nothing", async () => {
  const accounts = setUpAccounts("2026-02-04T00:00:00Z");
  const { services, database } = accounts;
  const { viewer } = await accounts.enter(await accounts.join());
  const id = await storeDraft(services, input, generated, null);
  database.interrupt(/^update "drafts"/, () =>
    saveDraft({ ...services, db }, viewer, id, { content: "直した", folder: null }),
  );
  await expect(
    answerDraft(services, visitor, id, { answers: {}, wishes: [], content: "a visitor's" }),
  ).rejects.toMatchObject({ code: "draft_not_found" });
  expect((await getDraft(services, viewer, id)).content).toBe("直した");
});

test("a client makes 500 drafts a day, however many at once; further ones are refused until the next day", async () => {
  const on = (time: string) => ({ ...builtin, ...at(time) });
  const make = (time: string, callerKey = "ada") => generateDraft(on(time), callerKey, input, {});
  const noon = "2026-04-01T12:00:00Z";
  await make(noon);
  const mine = eq(usageDaily.caller, "ada:drafts");
  await db
    .update(usageDaily)
    .set({ calls: draftsADay - 3 })
    .where(mine);
  const before = await db.$count(drafts);
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => make(noon)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await db.$count(drafts)).toBe(before + 3);
  await expect(make(noon)).rejects.toMatchObject({
    code: "budget_exhausted",
    status: 429,
    retryAfter: 12 * 60 * 60,
  });
  await make(noon, "ben");
  await make("2026-04-02T00:00:00Z");
});
