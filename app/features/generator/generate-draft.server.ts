import { drafts } from "~/db/schema";
import { spendDaily } from "~/features/accounts/budgets/spend-daily.server";
import { memberOfKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { generatePrompt, type GenerationOptions } from "./generate-prompt.server";
import { draftsADay, draftLifetime } from "./limits";
import type { Generation, GenerationInput } from "./schema";

/**
 * Generates a prompt and stores it as a draft; returns both. `callerKey` pays for it. Errors: `budget_exhausted`
 * for too many drafts today, `visitors_full`, and those of `generatePrompt`.
 */
export async function generateDraft(
  services: Pick<Services, "db" | "clock" | "ids" | "model" | "modelBudget">,
  callerKey: string,
  input: GenerationInput,
  { viewerId = null, ...options }: GenerationOptions & { viewerId?: string | null },
): Promise<Generation & { draftId: string }> {
  const strangerKind = memberOfKey(callerKey) ? null : "drafts";
  await spendDaily(services, { [`${callerKey}:drafts`]: draftsADay }, "budget_exhausted", strangerKind);
  const generated = await generatePrompt(services, callerKey, input, options);
  return { ...generated, draftId: await storeDraft(services, input, generated, viewerId) };
}

/**
 * Stores a generated prompt under a new unguessable id, which is returned; with a `userId`, only that member
 * can open it.
 */
export async function storeDraft(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  input: GenerationInput,
  { originalInput, content, composition, tags, engine, fellBack }: Generation,
  userId: string | null,
): Promise<string> {
  const id = ids.create();
  const createdAt = clock.now();
  const { use, deepThinking } = input;
  const expiresAt = new Date(createdAt.getTime() + draftLifetime);
  await db.insert(drafts).values({
    id,
    userId,
    originalInput,
    content,
    composition,
    use,
    deepThinking,
    tags,
    engine,
    fellBack,
    createdAt,
    expiresAt,
  });
  return id;
}
