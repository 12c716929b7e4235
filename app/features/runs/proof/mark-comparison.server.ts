import type { Viewer } from "~/context";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { getCompared } from "~/features/runs/compare/get-comparison.server";
import type { Services } from "~/services";
import { AppError } from "~/errors";
import { withdrawal } from "~/features/prompts/own-comparisons.server";

import { publishComparison, publishComparisonOperation } from "./publish-comparison.server";
import type { ComparisonMark } from "./schema";

export const markComparisonOperation = publishComparisonOperation;

/**
 * Shows a comparison with the viewer's prompt in the town, or shows it no more; returns it with its prompt. Errors: those of
 * `publishComparison`, and to show none `comparison_not_found`.
 */
export async function markComparison(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
  { isShown }: ComparisonMark,
) {
  await (isShown ? publishComparison : withdrawComparison)(services, viewer, promptId, comparisonId);
  return getCompared(services, viewer, promptId, comparisonId);
}

/** Shows a comparison of the viewer's prompt no more; the prompt is no longer proven by it. Errors: `comparison_not_found`. */
async function withdrawComparison(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<void> {
  const statements = withdrawal(services, viewer, promptId, comparisonId);
  const [, [withdrawn]] = await services.db.batch(statements);
  if (!withdrawn) throw new AppError("comparison_not_found");
}
