import { and, eq, exists, isNotNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import type { Db } from "~/db/client";
import { comparisons, publications } from "~/db/schema";
import { isOwnShared } from "~/features/prompts/get-prompt.server";

const entryColumns = {
  id: comparisons.id,
  rival: comparisons.rival,
  rivalVersion: comparisons.rivalVersion,
  version: comparisons.version,
  createdAt: comparisons.createdAt,
  outcome: comparisons.outcome,
  publishedAt: comparisons.publishedAt,
  textHash: comparisons.textHash,
};

export const listedColumns = {
  ...entryColumns,
  trials: sql<number>`json_array_length(${comparisons.trials})`,
};

export const comparisonColumns = {
  ...entryColumns,
  promptId: comparisons.promptId,
  rivalText: comparisons.rivalText,
  trials: comparisons.trials,
  engine: comparisons.engine,
};

/** Statement before a published comparison goes: it no longer proves its prompt. */
export const unprove = (db: Db, viewer: Pick<Viewer, "id">, promptId: string, id: string) =>
  db
    .update(publications)
    .set({ isProven: false })
    .where(
      and(
        isOwnShared(viewer, promptId),
        publications.isProven,
        exists(
          db
            .select({ id: comparisons.id })
            .from(comparisons)
            .where(and(isOwnOf(viewer, promptId, id), isNotNull(comparisons.publishedAt))),
        ),
      ),
    );

/** SQL condition: the viewer's comparisons of a prompt. */
export const areOwnOf = (viewer: Pick<Viewer, "id">, promptId: string) =>
  and(eq(comparisons.userId, viewer.id), eq(comparisons.promptId, promptId));

/** SQL condition: the comparison of this id, if it is one of the viewer's of this prompt. */
export const isOwnOf = (viewer: Pick<Viewer, "id">, promptId: string, id: string) =>
  and(eq(comparisons.id, id), areOwnOf(viewer, promptId));
