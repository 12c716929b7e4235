import type { Services } from "~/services";

import { generatePrompt, type GenerationOptions } from "./generate-prompt.server";
import { keepDraft } from "./keep-draft.server";
import type { Generation, GenerationOrder } from "./schema";

/** Generates a prompt and keeps it as a draft, whose id comes with it. Errors: those of `generatePrompt`. */
export async function generateDraft(
  services: Pick<Services, "db" | "clock" | "ids" | "model" | "modelBudget">,
  caller: string,
  order: GenerationOrder,
  { viewerId = null, ...options }: GenerationOptions & { viewerId?: string | null },
): Promise<Generation & { draftId: string }> {
  const generated = await generatePrompt(services, caller, order, options);
  return { ...generated, draftId: await keepDraft(services, order, generated, viewerId) };
}
