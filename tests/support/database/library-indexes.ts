import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";

import type { Db } from "~/db/client";
import { folders, memberTags, promptBitmaps, promptOrders, prompts, users } from "~/db/schema";

import { reckonBytes } from "./stored-bytes";

type Row = typeof prompts.$inferSelect;

const blockSize = 1_024;

/** The derived rows of a member, computed from the prompts themselves. */
function reckon(rows: readonly Row[]) {
  const tags = new Map<string, number>();
  const counts = new Map<string, number>();
  const blocks = new Map<string, string[]>();
  for (const row of rows) {
    counts.set(row.folderId, (counts.get(row.folderId) ?? 0) + 1);
    for (const tag of row.tags) tags.set(tag, (tags.get(tag) ?? 0) + 1);
    const posted = row.publication === null ? [] : ["posted"];
    const pinned = row.pinnedAt === null ? [] : ["pinned"];
    const ownTags = row.tags.map((tag) => `tag:${tag}`);
    for (const key of ["all", ...posted, ...pinned, `folder:${row.folderId}`, ...ownTags]) {
      const place = JSON.stringify([key, Math.floor(row.number / blockSize)]);
      const bits = blocks.get(place) ?? Array.from({ length: blockSize }, () => "0");
      bits[row.number % blockSize] = "1";
      blocks.set(place, bits);
    }
  }
  const bitmaps = Object.fromEntries([...blocks].map(([place, bits]) => [place, bits.join("")]));
  return { tags: Object.fromEntries(tags), counts, bitmaps };
}

/** Keys of the orders by name and by last use, computed from the rows. */
function reckonOrders(rows: readonly Row[]) {
  const orders: Record<string, Record<string, string | number>> = {};
  const add = (kind: string, number: number, key: string | number) => {
    (orders[`${kind} ${number >> 7}`] ??= {})[number] = key;
  };
  for (const { number, foldedTitle, foldedInput, lastUsedAt } of rows) {
    add(
      "name",
      number,
      Array.from(foldedTitle || foldedInput)
        .slice(0, 40)
        .join(""),
    );
    if (lastUsedAt) add("used", number, lastUsedAt.getTime() / 3_600_000);
  }
  return orders;
}

/** Expects folder counts, tags, bitmaps, orders and bytes to equal those computed from the member's rows, without extra rows. */
export async function expectIndexesToFit(db: Db, userId: string): Promise<void> {
  const rows = await db.select().from(prompts).where(eq(prompts.userId, userId)).orderBy(asc(prompts.number));
  const { tags, counts, bitmaps } = reckon(rows);
  const used = await db.select().from(memberTags).where(eq(memberTags.userId, userId));
  expect(Object.fromEntries(used.map(({ tag, promptCount }) => [tag, promptCount]))).toEqual(tags);
  const blocks = await db.select().from(promptBitmaps).where(eq(promptBitmaps.userId, userId));
  const stored = blocks.map(({ key, block, bits }) => [JSON.stringify([key, block]), bits]);
  expect(Object.fromEntries(stored)).toEqual(bitmaps);
  const orders = await db.select().from(promptOrders).where(eq(promptOrders.userId, userId));
  expect(Object.fromEntries(orders.map(({ kind, block, keys }) => [`${kind} ${block}`, keys]))).toEqual(
    reckonOrders(rows),
  );
  for (const { id, name, promptCount } of await db.select().from(folders).where(eq(folders.userId, userId)))
    expect(promptCount, name).toBe(counts.get(id) ?? 0);
  const [member] = await db.select({ bytes: users.storedBytes }).from(users).where(eq(users.id, userId));
  expect(member?.bytes).toBe(await reckonBytes(db, userId));
}
