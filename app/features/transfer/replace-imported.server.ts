import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { isOwn } from "~/features/prompts/get-prompt.server";
import { nextUpdatedAt, templateColumns } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import { importedColumns } from "./insert-imported.server";
import type { ImportedPrompt } from "./schema";

interface Replacement {
  id: string;
  /** Null if it stays where it is. */
  folderId: string | null;
  prompt: ImportedPrompt;
}

/**
 * Statement that overwrites one of the viewer's prompts with the fields of a row. Another text is its next version, of kind `imported`.
 * Errors: those of `importedColumns`.
 */
export function replaceImported(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  { id, folderId, prompt }: Replacement,
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
      ...(folderId && { folderId }),
      updatedAt: nextUpdatedAt(services),
    })
    .where(isOwn(viewer, id));
}
