import { and, eq, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

/**
 * The text and variables of a prompt: the reader's own by its id, a shared one by its share id. Errors:
 * `prompt_not_found`, also for other people's ids and private prompts.
 */
export async function findTemplate(
  { db }: Pick<Services, "db">,
  reader: Pick<Viewer, "id"> | null,
  id: string,
) {
  const isShared = and(
    eq(prompts.shareId, id),
    reader ? or(eq(prompts.isPublic, true), eq(prompts.userId, reader.id)) : eq(prompts.isPublic, true),
  );
  const isOwn = reader ? and(eq(prompts.id, id), eq(prompts.userId, reader.id)) : undefined;
  const row = await db
    .select({
      originalInput: prompts.originalInput,
      title: prompts.title,
      content: prompts.content,
      variables: prompts.variables,
    })
    .from(prompts)
    .where(or(isShared, isOwn))
    .get();
  if (!row) throw new AppError("prompt_not_found");
  return withVariables(row);
}
