import { drafts } from "~/db/schema";
import type { Services } from "~/services";

import { draftLifetime } from "./limits";
import type { Generation, GenerationOrder } from "./schema";

/** Keeps a generated prompt under a new unguessable id, which is returned; with a member's id it is theirs alone. */
export async function keepDraft(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  order: GenerationOrder,
  { originalInput, content, composition, tags, engine, fellBack }: Generation,
  userId: string | null,
): Promise<string> {
  const id = ids.create();
  const createdAt = clock.now();
  const { use, deepThinking } = order;
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
