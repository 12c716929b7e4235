import { and, desc, eq, notInArray, sql, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, undoSteps } from "~/db/schema";
import type { Services } from "~/services";

import { undoLifetime, undoStepsLimit } from "./limits";

/** A round of a change, with what its undo needs: prompts with their former folder, or the former position of their tag. */
export type UndoRound =
  | { to: string; prompts: [id: string, folderId: string][] }
  | { tag: string; added: boolean; prompts: [id: string, position: number][] };

interface Round {
  id: string;
  kind: "move" | "tag";
  /** SQL pairs of JSON keys and values besides the prompts. */
  facts: SQL;
  /** SQL value of each prompt that the change will replace. */
  former: SQL;
  /** SQL condition: the prompts that the change will change. */
  condition: SQL;
}

/** Statement that notes the prompts of a round, before they change, in the undo step of this id. */
export function noteRound(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  { id, kind, facts, former, condition }: Round,
) {
  const now = clock.now().getTime();
  const round = sql`json_object(${facts}, 'prompts', json_group_array(json_array(${prompts.id}, ${former})))`;
  return db
    .insert(undoSteps)
    .select(
      sql`select ${id}, ${viewer.id}, ${kind}, json_array(${round}), ${now}, ${now + undoLifetime} from ${prompts}
        where ${condition} having count(*) > 0`,
    )
    .onConflictDoUpdate({
      target: undoSteps.id,
      set: { before: sql`json_insert(${undoSteps.before}, '$[#]', json_extract(excluded.before, '$[0]'))` },
    });
}

/** Statement that keeps the latest undo steps of the viewer only. */
export function deleteOldSteps({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">) {
  const isOwn = eq(undoSteps.userId, viewer.id);
  const latest = db
    .select({ id: undoSteps.id })
    .from(undoSteps)
    .where(isOwn)
    .orderBy(desc(undoSteps.createdAt), desc(sql`rowid`))
    .limit(undoStepsLimit);
  return db.delete(undoSteps).where(and(isOwn, notInArray(undoSteps.id, latest)));
}
