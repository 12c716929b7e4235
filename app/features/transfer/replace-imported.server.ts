import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, prompts } from "~/db/schema";
import { isOwn } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { mayShow, nextUpdatedAt, templateColumns } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import { importedColumns } from "./insert-imported.server";
import type { ImportedPrompt } from "./schema";

interface Replacement {
  stored: Pick<Prompt, "id" | "isPublic">;
  /** The name of its folder; null if it stays where it is. */
  folder: string | null;
  prompt: ImportedPrompt;
}

/**
 * Statement that overwrites one of the viewer's prompts with the fields of a row, and returns its id: not one that has become
 * public since it was read, whose facts the row still has. Another text is its next version, of kind `imported`. Errors: those of `importedColumns`.
 */
export function replaceImported(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  { stored, folder, prompt }: Replacement,
) {
  const columns = importedColumns(prompt);
  return services.db
    .update(prompts)
    .set({
      ...templateColumns(columns, "imported"),
      originalInput: columns.originalInput,
      foldedInput: columns.foldedInput,
      foldedContent: columns.foldedContent,
      ...(prompt.tags && { tags: columns.tags, type: columns.type, foldedTags: columns.foldedTags }),
      ...(prompt.title !== undefined && { title: columns.title, foldedTitle: columns.foldedTitle }),
      ...(prompt.description !== undefined && { description: columns.description }),
      ...(folder !== null && { folderId: sql`coalesce(${folderOf(services, viewer, folder)}, folder_id)` }),
      updatedAt: nextUpdatedAt(services),
    })
    .where(and(isOwn(viewer, stored.id), mayShow(stored)))
    .returning({ id: prompts.id });
}

const folderOf = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">, name: string) =>
  db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.userId, viewer.id), eq(folders.name, name)));
