import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";

import type { Db } from "~/db/client";
import { folders, memberTags, prompts, users } from "~/db/schema";

import { reckonBytes } from "./stored-bytes";

type Row = typeof prompts.$inferSelect;

/** The derived rows of a member, computed from the prompts themselves. */
function reckon(rows: readonly Row[]) {
  const tags = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    counts.set(row.folderId, (counts.get(row.folderId) ?? 0) + 1);
    for (const tag of row.tags) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  }
  return { tags: Object.fromEntries(tags), counts };
}

/** Expects folder counts, tags and bytes to equal those computed from the member's rows, without extra rows. */
export async function expectIndexesToFit(db: Db, userId: string): Promise<void> {
  const rows = await db.select().from(prompts).where(eq(prompts.userId, userId)).orderBy(asc(prompts.number));
  const { tags, counts } = reckon(rows);
  const used = await db.select().from(memberTags).where(eq(memberTags.userId, userId));
  expect(Object.fromEntries(used.map(({ tag, promptCount }) => [tag, promptCount]))).toEqual(tags);
  for (const { id, name, promptCount } of await db.select().from(folders).where(eq(folders.userId, userId)))
    expect(promptCount, name).toBe(counts.get(id) ?? 0);
  const [member] = await db.select({ bytes: users.storedBytes }).from(users).where(eq(users.id, userId));
  expect(member?.bytes).toBe(await reckonBytes(db, userId));
}
