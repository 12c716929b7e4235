import type { Viewer } from "~/context";
import { comparisons } from "~/db/schema";
import { AppError } from "~/errors";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { isOwnOf } from "./comparison-rows.server";

export const removeComparisonOperation = {
  limit: "write",
  errors: ["prompt_not_found", "comparison_not_found"],
} as const satisfies Operation;

/** Deletes a comparison of one of the viewer's prompts. Errors: `prompt_not_found`, `comparison_not_found`. */
export async function removeComparison(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<void> {
  await getPrompt(services, viewer, promptId);
  const { meta } = await services.db
    .delete(comparisons)
    .where(isOwnOf(viewer, promptId, comparisonId))
    .run();
  if (meta.changes === 0) throw new AppError("comparison_not_found");
}
