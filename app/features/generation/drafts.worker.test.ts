import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { drafts, usageDaily } from "~/db/schema";
import { randomIds } from "~/platform/ids";

import { editDraft } from "./edit-draft.server";
import { expireRecords } from "./expire-records.server";
import { getDraft } from "./get-draft.server";
import { keepDraft } from "./keep-draft.server";

const db = openDb(env.DB.withSession());
const at = (time: string) => ({ db, ids: randomIds, clock: { now: () => new Date(time) } });
const order = { purpose: "議事録", use: "text", deepThinking: true } as const;
const generated = {
  content: "## 役割",
  originalInput: "議事録",
  tags: ["文章生成用", "会議"],
  type: "文章生成用",
  engine: "builtin",
} as const;

const keep = (time: string) => keepDraft(at(time), order, { ...generated, tags: [...generated.tags] }, null);

test("a draft comes back whole under its unguessable id", async () => {
  const id = await keep("2026-01-01T00:00:00Z");
  expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(await getDraft(at("2026-01-01T12:00:00Z"), id)).toMatchObject({
    content: "## 役割",
    originalInput: "議事録",
    tags: ["文章生成用", "会議"],
    use: "text",
    deepThinking: true,
    engine: "builtin",
  });
});

test("a draft is there for 24 hours and not a moment longer", async () => {
  const id = await keep("2026-01-02T00:00:00Z");
  await getDraft(at("2026-01-02T23:59:59.999Z"), id);
  await expect(getDraft(at("2026-01-03T00:00:00Z"), id)).rejects.toMatchObject({ code: "draft_not_found" });
  await expect(editDraft(at("2026-01-03T00:00:00Z"), id, { content: "x" })).rejects.toMatchObject({
    code: "draft_not_found",
  });
});

test("an edit replaces the text of one draft alone", async () => {
  const [first, second] = [await keep("2026-01-04T00:00:00Z"), await keep("2026-01-04T00:00:00Z")];
  await editDraft(at("2026-01-04T01:00:00Z"), first, { content: "直した" });
  expect((await getDraft(at("2026-01-04T02:00:00Z"), first)).content).toBe("直した");
  expect((await getDraft(at("2026-01-04T02:00:00Z"), second)).content).toBe("## 役割");
});

test("an id that nobody was given is not found", async () => {
  await expect(getDraft(at("2026-01-01T00:00:00Z"), "' OR 1=1 --")).rejects.toMatchObject({
    code: "draft_not_found",
  });
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
