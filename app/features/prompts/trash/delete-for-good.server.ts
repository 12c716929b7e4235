import { and, eq, lt, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { deleteInRounds } from "~/db/delete-in-rounds";
import { trash, undoSteps } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

/** Items per statement: the versions of each go with it. */
const bounds = { rows: 500 };

export const deleteForGoodOperation = operation({ limit: "write", errors: ["trash_item_not_found"] });

/** Deletes an item of the trash, or all of a deletion; returns their number. Errors: `trash_item_not_found`. */
export async function deleteForGood(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<number> {
  const isNamed = and(or(eq(trash.id, id), eq(trash.deletionId, id)), eq(trash.userId, viewer.id))!;
  const gone = await deleteInRounds(db, trash, isNamed, bounds);
  if (gone === 0) throw new AppError("trash_item_not_found");
  return gone;
}

export const emptyTrashOperation = operation({ limit: "write" });

/** Deletes everything in the viewer's trash for good; returns the number of items. */
export const emptyTrash = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">): Promise<number> =>
  deleteInRounds(db, trash, eq(trash.userId, viewer.id), bounds);

/** Deletes expired items of all members, and expired undo steps; returns the number of each. Run daily. */
export async function expireTrash({ db, clock }: Pick<Services, "db" | "clock">) {
  const now = clock.now();
  return {
    trash: await deleteInRounds(db, trash, lt(trash.expiresAt, now), bounds),
    undoSteps: await deleteInRounds(db, undoSteps, lt(undoSteps.expiresAt, now), bounds),
  };
}
