import { and, desc, eq, gt, lte, or, sql, lt } from "drizzle-orm";

import type { Viewer } from "~/context";
import { trash } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { countedTrash, trashPageSize } from "./limits";
import type { TrashStart } from "./schema";
import type { TrashItem } from "./responses";

/** A page of the trash, newest first. */
export interface TrashPage {
  items: TrashItem[];
  /** Start of the next page. Null if this is the last one. */
  next: string | null;
}

const row = sql<number>`${trash}.rowid`;

const { id, kind, name, deletionId, deletedAt, expiresAt } = trash;

/** A page of what the viewer deleted in the last thirty days, the latest first, from `start` on. */
export async function listTrash(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  start: TrashStart | null,
): Promise<TrashPage> {
  const isLater =
    start &&
    and(lte(deletedAt, start.deletedAt), or(lt(deletedAt, start.deletedAt), sql`${row} < ${start.row}`));
  const found = await db
    .select({ id, kind, name, deletionId, deletedAt, expiresAt, row })
    .from(trash)
    .where(and(eq(trash.userId, viewer.id), gt(expiresAt, clock.now()), isLater ?? undefined))
    .orderBy(desc(deletedAt), desc(row))
    .limit(trashPageSize + 1);
  const items = found.slice(0, trashPageSize);
  const last = found.length > trashPageSize ? items.at(-1)! : null;
  return {
    items: items.map(({ row: _row, ...item }) => item),
    next: last && `${last.deletedAt.getTime()}-${last.row}`,
  };
}

/** Counts of a trash, as far as it is counted. */
export interface TrashCount {
  count: number;
  /** A plus if there is more. */
  more: "" | "+";
}

/** The number of what the viewer deleted in the last thirty days; more than a thousand are not counted. */
export async function countTrash(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
): Promise<TrashCount> {
  const first = db
    .select({ id })
    .from(trash)
    .where(and(eq(trash.userId, viewer.id), gt(expiresAt, clock.now())))
    .limit(countedTrash + 1);
  const found = await db.$count(first.as("first"));
  return { count: Math.min(found, countedTrash), more: found > countedTrash ? "+" : "" };
}

/** An item of the viewer's trash. Errors: `trash_item_not_found`. */
export async function getTrashItem(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  itemId: string,
): Promise<TrashItem> {
  const item = await db
    .select({ id, kind, name, deletionId, deletedAt, expiresAt })
    .from(trash)
    .where(and(eq(id, itemId), eq(trash.userId, viewer.id), gt(expiresAt, clock.now())))
    .get();
  if (!item) throw new AppError("trash_item_not_found");
  return item;
}
