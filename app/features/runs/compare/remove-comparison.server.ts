import type { Viewer } from "~/context";
import { comparisons } from "~/db/schema";
import { AppError } from "~/errors";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { operation } from "~/operation";
import { isOwnOf, unprove } from "~/features/prompts/own-comparisons.server";
import type { Services } from "~/services";

export const removeComparisonOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "comparison_not_found"],
});

/** Deletes a comparison of one of the viewer's prompts; a published one no longer proves it. Errors: `prompt_not_found`, `comparison_not_found`. */
export async function removeComparison(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<void> {
  await getPrompt(services, viewer, promptId);
  const { db } = services;
  const isIt = isOwnOf(viewer, promptId, comparisonId);
  const [, [removed]] = await db.batch([
    unprove(db, viewer, promptId, comparisonId),
    db.delete(comparisons).where(isIt).returning({ id: comparisons.id }),
    noteFirstResults(services, viewer, promptId),
  ]);
  if (!removed) throw new AppError("comparison_not_found");
}
