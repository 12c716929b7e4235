import type { Viewer } from "~/context";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { getCompared } from "~/features/runs/compare/get-comparison.server";
import type { Services } from "~/services";

import { publishComparison, publishComparisonOperation } from "./publish-comparison.server";
import type { ComparisonMark } from "./schema";
import { withdrawComparison } from "./withdraw-comparison.server";

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
