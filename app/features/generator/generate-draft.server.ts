import { drafts } from "~/db/schema";
import { spendDaily } from "~/features/accounts/budgets/spend-daily.server";
import { memberOfKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

import type { Composition } from "~/domain/composition";
import { generatePrompt, type GenerationOptions } from "./generate-prompt.server";
import { draftsADay, draftLifetime } from "./limits";
import type { Generation, GenerationInput } from "./schema";

/**
 * Generates a prompt and stores it as a draft; returns both. `asWritten`: the line is a prompt already, and stays as it is. `callerKey`
 * pays for it. Errors: `budget_exhausted` for too many drafts today, `visitors_full`, and those of `generatePrompt`.
 */
export async function generateDraft(
  services: Pick<Services, "db" | "clock" | "ids" | "model" | "modelBudget">,
  callerKey: string,
  input: GenerationInput,
  {
    viewerId = null,
    asWritten = false,
    ...options
  }: GenerationOptions & { viewerId?: string | null; asWritten?: boolean },
): Promise<Generation & { draftId: string }> {
  const strangerKind = memberOfKey(callerKey) ? null : "drafts";
  await spendDaily(services, { [`${callerKey}:drafts`]: draftsADay }, "budget_exhausted", strangerKind);
  const made = await generatePrompt(services, callerKey, input, options);
  const stored = asWritten ? { ...made, content: input.purpose, composition: null } : made;
  return { ...made, content: stored.content, draftId: await storeDraft(services, input, stored, viewerId) };
}

/**
 * Stores a generated prompt under a new unguessable id, which is returned; with a `userId`, only that member
 * can open it.
 */
export async function storeDraft(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  input: GenerationInput,
  {
    originalInput,
    content,
    composition,
    tags,
    engine,
    fellBack,
  }: Omit<Generation, "composition"> & { composition: Composition | null },
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
