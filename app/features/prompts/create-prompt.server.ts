import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, prompts, promptTags } from "~/db/schema";
import { uncategorized } from "~/features/library/uncategorized";
import type { Services } from "~/services";

import type { TypeTag } from "./prompt-use";

/** A prompt about to be kept (specification, section 3). */
export interface NewPrompt {
  originalInput: string;
  content: string;
  type: TypeTag;
  /** In their order, without repetition. */
  tags: readonly string[];
}

/** Keeps a prompt in the viewer's folder 'uncategorized'; answers its id. */
export async function createPrompt(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  viewer: Pick<Viewer, "id">,
  { tags, ...prompt }: NewPrompt,
): Promise<string> {
  const id = ids.create();
  const now = clock.now();
  const folder = await db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.userId, viewer.id), eq(folders.name, uncategorized)))
    .get();
  const keep = db
    .insert(prompts)
    .values({ ...prompt, id, userId: viewer.id, folderId: folder?.id, createdAt: now, updatedAt: now });
  // One statement per tag: a statement binds no more than 100 values in D1.
  const labels = [...new Set(tags)].map((tag, position) =>
    db.insert(promptTags).values({ promptId: id, position, tag, userId: viewer.id }),
  );
  await db.batch([keep, ...labels]);
  return id;
}
