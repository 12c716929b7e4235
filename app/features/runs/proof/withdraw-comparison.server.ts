import type { Viewer } from "~/context";
import { comparisons } from "~/db/schema";
import { AppError } from "~/errors";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { isOwnOf, unprove } from "~/features/runs/compare/comparison-rows.server";
import type { Services } from "~/services";

/** Statements that show a comparison of the viewer's prompt no more. */
export const withdrawal = (
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
) =>
  [
    unprove(services.db, viewer, promptId, comparisonId),
    services.db
      .update(comparisons)
      .set({ publishedAt: null })
      .where(isOwnOf(viewer, promptId, comparisonId))
      .returning({ id: comparisons.id }),
    noteFirstResults(services, viewer, promptId),
  ] as const;

/** Shows a comparison of the viewer's prompt no more; the prompt is no longer proven by it. Errors: `comparison_not_found`. */
export async function withdrawComparison(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<void> {
  const statements = withdrawal(services, viewer, promptId, comparisonId);
  const [, [withdrawn]] = await services.db.batch(statements);
  if (!withdrawn) throw new AppError("comparison_not_found");
}
