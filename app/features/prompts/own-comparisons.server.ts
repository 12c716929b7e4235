import { and, eq, exists, isNotNull, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import type { Db } from "~/db/client";
import { comparisons, publications } from "~/db/schema";
import type { Services } from "~/services";

import { isOwnShared } from "./get-prompt.server";
import { noteFirstResults } from "./note-first-results.server";

/** Statement before a published comparison goes: it no longer proves its prompt. */
export const unprove = (db: Db, viewer: Pick<Viewer, "id">, promptId: string, id: string, isAllowed?: SQL) =>
  db
    .update(publications)
    .set({ isProven: false })
    .where(
      and(
        isOwnShared(viewer, promptId),
        isAllowed,
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

/** Statements that show a comparison of the viewer's prompt no more, if a condition allows it. */
export const withdrawal = (
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
  isAllowed?: SQL,
) =>
  [
    unprove(services.db, viewer, promptId, comparisonId, isAllowed),
    services.db
      .update(comparisons)
      .set({ publishedAt: null })
      .where(and(isOwnOf(viewer, promptId, comparisonId), isAllowed))
      .returning({ id: comparisons.id }),
    noteFirstResults(services, viewer, promptId),
  ] as const;
