import { spendDaily } from "~/features/budgets/spend-daily.server";
import type { Services } from "~/services";

import { generatePrompt, type GenerationOptions } from "./generate-prompt.server";
import { keepDraft } from "./keep-draft.server";
import { draftsADay } from "./limits";
import type { Generation, GenerationOrder } from "./schema";

/** Generates a prompt and keeps it as a draft, whose id comes with it. Errors: `budget_exhausted` where the caller has made too many drafts today, and those of `generatePrompt`. */
export async function generateDraft(
  services: Pick<Services, "db" | "clock" | "ids" | "model" | "modelBudget">,
  caller: string,
  order: GenerationOrder,
  { viewerId = null, ...options }: GenerationOptions & { viewerId?: string | null },
): Promise<Generation & { draftId: string }> {
  await spendDaily(services, { [`${caller}:drafts`]: draftsADay }, "budget_exhausted");
  const generated = await generatePrompt(services, caller, order, options);
  return { ...generated, draftId: await keepDraft(services, order, generated, viewerId) };
}
