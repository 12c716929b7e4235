import { desc } from "drizzle-orm";

import type { Viewer } from "~/context";
import { comparisons } from "~/db/schema";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { operation } from "~/operation";
import { areOwnOf } from "~/features/prompts/own-comparisons.server";
import type { Services } from "~/services";

import type { ComparisonEntry } from "./comparison";
import { listedColumns } from "./comparison-rows.server";
import { textHashOf } from "./text-hash";

export const listComparisonsOperation = operation({ limit: "read", errors: ["prompt_not_found"] });

/** One of the viewer's prompts with its comparisons, the latest first. Errors: `prompt_not_found`. */
export async function listComparisons(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
): Promise<{ prompt: Prompt; comparisons: ComparisonEntry[] }> {
  const [prompt, rows] = await Promise.all([
    getPrompt(services, viewer, promptId),
    services.db
      .select(listedColumns)
      .from(comparisons)
      .where(areOwnOf(viewer, promptId))
      .orderBy(desc(comparisons.createdAt)),
  ]);
  const hash = await textHashOf(prompt);
  return {
    prompt,
    comparisons: rows.map(({ textHash, ...entry }) => ({ ...entry, isCurrent: textHash === hash })),
  };
}
