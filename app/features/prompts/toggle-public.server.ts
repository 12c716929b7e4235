import { and, isNotNull, isNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { refuseWithheldPrompt } from "~/features/copies/refuse-withheld.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { getPrompt, isOwn } from "./get-prompt.server";
import type { Prompt } from "./prompt";
import { promptColumns, toPrompt } from "./prompt-columns.server";

export const togglePublicOperation = {
  limit: "write",
  errors: ["prompt_not_found", "prompt_not_shared", "prompt_removed", "withheld_copy"],
} as const satisfies Operation;

/**
 * Makes a shared prompt public or private as `wanted`; omitted: inverts it (specification, section 4).
 * Errors: `prompt_not_found`, `prompt_not_shared`, `prompt_removed` after a removal by an admin, and `withheld_copy`.
 */
export async function togglePublic(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
  wanted?: boolean,
): Promise<Prompt> {
  if (wanted !== false) await refuseWithheldPrompt(services, viewer, id);
  const mayChange = wanted === false ? undefined : isNull(prompts.removedAt);
  const [prompt] = await services.db
    .update(prompts)
    .set({ isPublic: wanted ?? sql`not ${prompts.isPublic}` })
    .where(and(isOwn(viewer, id), isNotNull(prompts.shareId), mayChange))
    .returning(promptColumns);
  if (prompt) return toPrompt(prompt);
  const { removedAt } = await getPrompt(services, viewer, id);
  throw new AppError(removedAt ? "prompt_removed" : "prompt_not_shared");
}
