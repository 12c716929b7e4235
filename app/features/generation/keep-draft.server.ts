import { drafts } from "~/db/schema";
import type { Services } from "~/services";

import { draftLifetime } from "./limits";
import type { GeneratedPrompt, GenerationOrder } from "./schema";

/** Keeps a generated prompt under a new unguessable id, which is returned; with a member's id it leaves with their account. */
export async function keepDraft(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  order: GenerationOrder,
  generated: GeneratedPrompt,
  userId: string | null,
): Promise<string> {
  const id = ids.create();
  const createdAt = clock.now();
  await db.insert(drafts).values({
    id,
    userId,
    originalInput: generated.originalInput,
    content: generated.content,
    use: order.use,
    deepThinking: order.deepThinking,
    tags: generated.tags,
    engine: generated.engine,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + draftLifetime),
  });
  return id;
}
