import { sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { getPrompt, isOwn } from "~/features/prompts/get-prompt.server";
import { nextVersion } from "~/features/prompts/next-version.server";
import type { Services } from "~/services";

import { describePrompt, type DescribeOptions } from "./describe-prompt.server";
import type { ShareRequest } from "./schema";
import { keptTexts } from "./kept-texts";

/**
 * Gives one of the viewer's prompts a link that everybody may open (specification, section 4); shared again it keeps its link.
 * What is missing of title and description is made where that is wished. Answers the share id.
 * Errors: `prompt_not_found`, and those of `describePrompt`.
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
      shareId: sql`coalesce(${prompts.shareId}, ${services.ids.create()})`,
      isPublic: true,
      updatedAt: nextVersion(services),
    })
    .where(isOwn(viewer, id))
    .returning({ shareId: prompts.shareId });
  if (!shared?.shareId) throw new AppError("prompt_not_found");
  return shared.shareId;
}
