import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { folders, prompts, users } from "~/db/schema";

import { countPrompts } from "./count-prompts.server";

const db = openDb(env.DB.withSession());
const now = new Date("2026-01-01T00:00:00Z");
const prompt = (id: string, userId: string, number: number) => ({
  id,
  userId,
  number,
  originalInput: "a",
  content: "b",
  type: "文章生成用" as const,
  tags: ["文章生成用"],
  folderId: `folder of ${userId}`,
  createdAt: now,
  updatedAt: now,
  foldedInput: "a",
  foldedTags: "文章生成用",
  foldedContent: "b",
});

test("the count follows every insert and delete, including account deletions", async () => {
  expect(await countPrompts({ db })).toBe(0);
  await db.insert(users).values([
    { id: "u1", email: "a@example.com", language: "ja", createdAt: now, lastSignInAt: now },
    { id: "u2", email: "b@example.com", language: "ja", createdAt: now, lastSignInAt: now },
  ]);
  await db
    .insert(folders)
    .values(["u1", "u2"].map((userId) => ({ id: `folder of ${userId}`, userId, name: "uncategorized" })));
  await db.insert(prompts).values(["p1", "p2", "p3"].map((id, index) => prompt(id, "u1", index + 1)));
  await db.insert(prompts).values(prompt("p4", "u2", 1));
  expect(await countPrompts({ db })).toBe(4);
  await db.delete(prompts).where(eq(prompts.id, "p1"));
  expect(await countPrompts({ db })).toBe(3);
  await db.delete(users).where(eq(users.id, "u1"));
  expect(await countPrompts({ db })).toBe(1);
});

test("the count costs one row for any number of prompts", async () => {
  const session = env.DB.withSession();
  const plan = await session.prepare("SELECT * FROM counters WHERE name = 'prompts'").all();
  expect(plan.meta.rows_read).toBe(1);
});
