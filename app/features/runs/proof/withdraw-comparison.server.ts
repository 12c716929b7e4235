import { and, exists, isNotNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { comparisons, publications } from "~/db/schema";
import { AppError } from "~/errors";
import { isOwnShared } from "~/features/prompts/get-prompt.server";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { isOwnOf } from "~/features/runs/compare/comparison-rows.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

export const withdrawComparisonOperation = {
  limit: "write",
  errors: ["comparison_not_found"],
} as const satisfies Operation;

/** Shows a comparison of the viewer's prompt no more; the prompt is no longer proven by it. Errors: `comparison_not_found`. */
export async function withdrawComparison(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<void> {
  const { db } = services;
  const isIt = isOwnOf(viewer, promptId, comparisonId);
  const published = db
    .select({ id: comparisons.id })
    .from(comparisons)
    .where(and(isIt, isNotNull(comparisons.publishedAt)));
  const [, [withdrawn]] = await db.batch([
    db
      .update(publications)
      .set({ isProven: false })
      .where(and(isOwnShared(viewer, promptId), publications.isProven, exists(published))),
    db.update(comparisons).set({ publishedAt: null }).where(isIt).returning({ id: comparisons.id }),
    noteFirstResults(services, viewer, promptId),
  ]);
  if (!withdrawn) throw new AppError("comparison_not_found");
}
