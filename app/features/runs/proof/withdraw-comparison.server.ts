import type { Viewer } from "~/context";
import { comparisons } from "~/db/schema";
import { AppError } from "~/errors";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { isOwnOf, unprove } from "~/features/runs/compare/comparison-rows.server";
import type { Services } from "~/services";

/** Shows a comparison of the viewer's prompt no more; the prompt is no longer proven by it. Errors: `comparison_not_found`. */
export async function withdrawComparison(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<void> {
  const { db } = services;
  const isIt = isOwnOf(viewer, promptId, comparisonId);
  const [, [withdrawn]] = await db.batch([
    unprove(db, viewer, promptId, comparisonId),
    db.update(comparisons).set({ publishedAt: null }).where(isIt).returning({ id: comparisons.id }),
    noteFirstResults(services, viewer, promptId),
  ]);
  if (!withdrawn) throw new AppError("comparison_not_found");
}
