import type { Viewer } from "~/context";
import { comparisons } from "~/db/schema";
import { AppError } from "~/errors";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import type { Comparison } from "./comparison";
import { comparisonColumns, isOwnOf } from "./comparison-rows.server";
import { textHashOf } from "./text-hash";

export const getComparisonOperation = {
  limit: "read",
  errors: ["prompt_not_found", "comparison_not_found"],
} as const satisfies Operation;

/** A comparison of one of the viewer's prompts. Errors: `prompt_not_found`, `comparison_not_found`. */
export async function getComparison(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<Comparison> {
  const [prompt, row] = await Promise.all([
    getPrompt(services, viewer, promptId),
    services.db
      .select(comparisonColumns)
      .from(comparisons)
      .where(isOwnOf(viewer, promptId, comparisonId))
      .get(),
  ]);
  if (!row) throw new AppError("comparison_not_found");
  return { ...row, isCurrent: row.textHash === (await textHashOf(prompt)) };
}
