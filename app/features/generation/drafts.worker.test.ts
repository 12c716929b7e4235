import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { drafts, usageDaily } from "~/db/schema";
import { randomIds } from "~/platform/ids";

import { answerDraft, editDraft } from "./edit-draft.server";
import { expireRecords } from "./expire-records.server";
import { generatePrompt } from "./generate-prompt.server";
import { getDraft } from "./get-draft.server";
import { keepDraft } from "./keep-draft.server";

const db = openDb(env.DB.withSession());
const at = (time: string) => ({ db, ids: randomIds, clock: { now: () => new Date(time) } });
const order = { purpose: "ちょっと手伝ってほしい", use: "text", deepThinking: true } as const;
const builtin = { ...at("2026-01-01T00:00:00Z"), model: null, modelBudget: { perCaller: 0, inAll: 0 } };
const generated = {
  ...(await generatePrompt(builtin, "ada", order)),
  tags: ["文章生成用", "会議"],
  fellBack: true,
};
const [first, second] = generated.variables;

const keep = (time: string) => keepDraft(at(time), order, generated, null);

test("a draft comes back whole under its unguessable id", async () => {
  const id = await keep("2026-01-01T00:00:00Z");
  expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(await getDraft(at("2026-01-01T12:00:00Z"), id)).toMatchObject({
    content: order.purpose,
    originalInput: order.purpose,
    composition: generated.composition,
    tags: ["文章生成用", "会議"],
    use: "text",
    deepThinking: true,
    engine: "builtin",
    fellBack: true,
  });
});

test("a draft is there for 24 hours and not a moment longer", async () => {
  const id = await keep("2026-01-02T00:00:00Z");
  await getDraft(at("2026-01-02T23:59:59.999Z"), id);
  const late = at("2026-01-03T00:00:00Z");
  for (const attempt of [
    () => getDraft(late, id),
    () => editDraft(late, id, { content: "x" }),
    () => answerDraft(late, id, { answers: {}, wishes: [] }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: "draft_not_found" });
});

test("an edit replaces the text of one draft alone", async () => {
  const [one, other] = [await keep("2026-01-04T00:00:00Z"), await keep("2026-01-04T00:00:00Z")];
  await editDraft(at("2026-01-04T01:00:00Z"), one, { content: "直した" });
  expect((await getDraft(at("2026-01-04T02:00:00Z"), one)).content).toBe("直した");
  expect((await getDraft(at("2026-01-04T02:00:00Z"), other)).content).toBe(order.purpose);
});

test("answers are kept with a draft and change its text where they stand, an edit by hand stays", async () => {
  const id = await keep("2026-01-05T00:00:00Z");
  const services = at("2026-01-05T01:00:00Z");
  const answer = (answers: Record<string, string>, content?: string) =>
    answerDraft(services, id, { answers, wishes: [], content });
  const draft = () => getDraft(services, id);
  await answer({ [first!.name]: "家族", [second!.name]: "送る" });
  const lines = [`・${first!.label}：家族`, `・${second!.label}：送る`];
  expect((await draft()).content).toBe([order.purpose, ...lines].join("\n"));
  expect((await draft()).composition!.variables.map(({ value }) => value).slice(0, 2)).toEqual([
    "家族",
    "送る",
  ]);

  await editDraft(services, id, { content: `直した\n${lines.join("\n")}\nおわり` });
  await answer({ [first!.name]: "友人" });
  expect((await draft()).content).toBe(`直した\n・${first!.label}：友人\nおわり`);
  expect((await draft()).composition!.variables.map(({ value }) => value).slice(0, 2)).toEqual([
    "友人",
    null,
  ]);

  await answer({ [first!.name]: "家族" }, "手で直した文");
  expect((await draft()).content).toBe("手で直した文");
});

test("answers to what a draft does not ask are refused by their fields, and nothing changes", async () => {
  const id = await keep("2026-01-06T00:00:00Z");
  const services = at("2026-01-06T01:00:00Z");
  const before = await getDraft(services, id);
  const unknown = { code: "not_an_option" };
  await expect(
    answerDraft(services, id, {
      answers: { [first!.name]: "x", nobody: "x", constructor: "x" },
      wishes: ["nothing"],
    }),
  ).rejects.toMatchObject({
    code: "invalid_fields",
    fields: { "answers.nobody": unknown, "answers.constructor": unknown, wishes: unknown },
  });
  expect(await getDraft(services, id)).toEqual(before);
});

test("an id that nobody was given is not found, nor are the questions of a draft from before there were any", async () => {
  const services = at("2026-01-07T00:00:00Z");
  const notFound = { code: "draft_not_found" };
  await expect(getDraft(services, "' OR 1=1 --")).rejects.toMatchObject(notFound);
  await expect(answerDraft(services, "nobody", { answers: {}, wishes: [] })).rejects.toMatchObject(notFound);
  const id = await keep("2026-01-07T00:00:00Z");
  await db.update(drafts).set({ composition: null }).where(eq(drafts.id, id));
  await expect(answerDraft(services, id, { answers: {}, wishes: [] })).rejects.toMatchObject(notFound);
});

test("the daily run removes what has expired and keeps the rest", async () => {
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
