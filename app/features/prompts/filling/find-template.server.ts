import { and, eq, inArray, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

/** A prompt's text and variables: one's own by its id, a shared one by its share id. Errors: `prompt_not_found`. */
export async function findTemplate(
  { db }: Pick<Services, "db">,
  reader: Pick<Viewer, "id"> | null,
  id: string,
) {
  const isShared = and(
    eq(publications.shareId, id),
    reader
      ? or(eq(publications.isPublic, true), eq(publications.userId, reader.id))
      : eq(publications.isPublic, true),
  );
  const shared = db.select({ id: publications.promptId }).from(publications).where(isShared);
  const isOwn = reader ? and(eq(prompts.id, id), eq(prompts.userId, reader.id)) : undefined;
  const row = await db
    .select({
      originalInput: prompts.originalInput,
      title: prompts.title,
      content: prompts.content,
      variables: prompts.variables,
    })
    .from(prompts)
    .where(or(inArray(prompts.id, shared), isOwn))
    .get();
  if (!row) throw new AppError("prompt_not_found");
  return withVariables(row);
}
