import type { Viewer } from "~/context";
import { comparisons } from "~/db/schema";
import { AppError } from "~/errors";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { operation } from "~/operation";
import { isOwnOf } from "~/features/prompts/own-comparisons.server";
import type { Services } from "~/services";

import type { Comparison } from "./comparison";
import { comparisonColumns } from "./comparison-rows.server";
import { textHashOf } from "./text-hash";

export const getComparisonOperation = operation({
  limit: "read",
  errors: ["prompt_not_found", "comparison_not_found"],
});

/** A comparison of one of the viewer's prompts. Errors: `prompt_not_found`, `comparison_not_found`. */
export const getComparison = async (...of: Parameters<typeof getCompared>): Promise<Comparison> =>
  (await getCompared(...of)).comparison;

/** A comparison with the prompt as it is now. Errors: those of `getComparison`. */
export async function getCompared(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<{ prompt: Prompt; comparison: Comparison }> {
  const [prompt, row] = await Promise.all([
    getPrompt(services, viewer, promptId),
    services.db
      .select(comparisonColumns)
      .from(comparisons)
      .where(isOwnOf(viewer, promptId, comparisonId))
      .get(),
  ]);
  if (!row) throw new AppError("comparison_not_found");
  return { prompt, comparison: { ...row, isCurrent: row.textHash === (await textHashOf(prompt)) } };
}
