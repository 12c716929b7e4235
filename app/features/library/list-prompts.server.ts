import { desc, eq, inArray } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, promptTags } from "~/db/schema";
import type { Services } from "~/services";

/** A prompt as its member's library shows it. */
export interface LibraryPrompt {
  id: string;
  originalInput: string;
  content: string;
  type: string;
  tags: string[];
  createdAt: Date;
}

/** The viewer's newest prompts, at most `limit`. */
export async function listPrompts(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  limit: number,
): Promise<LibraryPrompt[]> {
  const rows = await db
    .select({
      id: prompts.id,
      originalInput: prompts.originalInput,
      content: prompts.content,
      type: prompts.type,
      createdAt: prompts.createdAt,
    })
    .from(prompts)
    .where(eq(prompts.userId, viewer.id))
    .orderBy(desc(prompts.createdAt), desc(prompts.id))
    .limit(limit);
  const tags = await db
    .select({ promptId: promptTags.promptId, tag: promptTags.tag })
    .from(promptTags)
    .where(
      inArray(
        promptTags.promptId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(promptTags.promptId, promptTags.position);
  return rows.map((row) => ({
    ...row,
    tags: tags.filter(({ promptId }) => promptId === row.id).map(({ tag }) => tag),
  }));
}
