import { and, eq, gt, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { changeInRounds, type ChangeInRounds } from "~/db/in-rounds";
import { prompts, undoSteps } from "~/db/schema";
import { AppError } from "~/errors";
import { selectUncategorized } from "~/features/prompts/folders/list-folders.server";
import { restore } from "~/features/prompts/trash/restore.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { positionOf, withoutTag, withTag } from "./tag-columns.server";
import { takesTag } from "./tag-prompts.server";
import type { UndoRound } from "./undo-steps.server";

export const undoOperation = operation({
  limit: "write",
  errors: ["undo_not_found", "library_full", "folders_full", "folder_name_taken"],
});

type UndoServices = Pick<Services, "db" | "clock" | "background">;

/**
 * Undoes a deletion or a change of several prompts by its id. What somebody changed since stays as it is. Errors: `undo_not_found`
 * for one that is too old or undone already, `library_full`, `folders_full`, `folder_name_taken`, and those of the storage.
 */
export async function undo(
  services: UndoServices,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<ChangeInRounds> {
  const { db, clock } = services;
  const isStep = and(eq(undoSteps.id, id), eq(undoSteps.userId, viewer.id));
  const [step] = await db
    .select({ before: undoSteps.before })
    .from(undoSteps)
    .where(and(isStep, gt(undoSteps.expiresAt, clock.now())));
  if (!step) return restore(services, viewer, id).catch(notFound);
  const result = { changed: 0, left: 0 };
  for (const round of JSON.parse(step.before) as UndoRound[]) {
    const { changed, left } = await undoRound(services, viewer, round);
    result.changed += changed;
    result.left += left;
  }
  if (result.left === 0) await db.delete(undoSteps).where(isStep);
  return result;
}

function notFound(thrown: unknown): never {
  const isMissing = thrown instanceof AppError && thrown.code === "trash_item_not_found";
  throw isMissing ? new AppError("undo_not_found") : thrown;
}

/** Undoes a round, for those of its prompts that are still as it left them. */
async function undoRound(services: UndoServices, viewer: Pick<Viewer, "id">, round: UndoRound) {
  const { db, background } = services;
  const { values, condition } = await reversal(services, viewer, round);
  const change = async (some: readonly [id: string, former: string | number][]) => {
    const steps = sql`(
      select value ->> 0 as prompt, value ->> 1 as former from json_each(${JSON.stringify(some)})
    ) as steps`;
    const changed = await db
      .update(prompts)
      .set(values)
      .from(steps)
      .where(and(sql`${prompts.id} = steps.prompt`, sql`+${prompts.userId} = ${viewer.id}`, condition))
      .returning({ id: prompts.id });
    return changed.length;
  };
  return changeInRounds<[string, string | number]>(round.prompts, change, background);
}

/** The columns that undo a round, and the condition on its prompts. */
async function reversal(services: UndoServices, viewer: Pick<Viewer, "id">, round: UndoRound) {
  if ("to" in round) {
    const former = sql`(select id from folders where id = steps.former and user_id = ${viewer.id})`;
    const folderId = sql`coalesce(${former}, (${selectUncategorized(services, viewer)}))`;
    return { values: { folderId }, condition: eq(prompts.folderId, round.to) };
  }
  const { tag, added } = round;
  return added
    ? { values: withoutTag(services, tag), condition: sql`${positionOf(tag)} is not null` }
    : { values: withTag(services, tag, sql`steps.former`), condition: await takesTag(services, viewer, tag) };
}
