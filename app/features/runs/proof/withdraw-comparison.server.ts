import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { withdrawal } from "~/features/prompts/own-comparisons.server";
import type { Services } from "~/services";

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
