import { and, isNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { modelErrors } from "~/features/model/engine";
import { getPrompt, isOwn } from "~/features/prompts/get-prompt.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { describePrompt, type DescribeOptions } from "./describe-prompt.server";
import type { ShareRequest } from "./schema";
import { keptTexts } from "./shown-texts";

export const sharePromptOperation = {
  limit: "optimize",
  errors: ["prompt_not_found", ...modelErrors],
} as const satisfies Operation;

/**
 * Gives one of the viewer's prompts a link that everybody may open (specification, section 4). What is missing of title and
 * description is made where that is wished. A prompt that has its link keeps it, its texts and whether it is public.
 * Answers the share id. Errors: `prompt_not_found`, and those of `describePrompt`.
 */
export async function sharePrompt(
  services: Pick<Services, "db" | "clock" | "ids" | "model" | "modelBudget">,
  viewer: Pick<Viewer, "id">,
  caller: string,
  id: string,
  { title, description, generateAuto }: ShareRequest,
  options: DescribeOptions = {},
): Promise<string> {
  const prompt = await getPrompt(services, viewer, id);
  if (prompt.shareId) return prompt.shareId;
  const isIncomplete = title === "" || description === "";
  const made =
    generateAuto && isIncomplete ? await describePrompt(services, caller, prompt, options) : undefined;
  const [shared] = await services.db
    .update(prompts)
    .set({
      ...keptTexts({
        title: title || made?.title || "",
        description: description || made?.description || "",
      }),
      shareId: services.ids.create(),
      isPublic: true,
    })
    .where(and(isOwn(viewer, id), isNull(prompts.shareId)))
    .returning({ shareId: prompts.shareId });
  // Shared by another request meanwhile, or deleted.
  const shareId = shared?.shareId ?? (await getPrompt(services, viewer, id)).shareId;
  if (!shareId) throw new AppError("prompt_not_found");
  return shareId;
}
