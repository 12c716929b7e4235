import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { pictureKey } from "~/domain/file-keys";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { isOwn } from "./get-prompt.server";

export const deletePromptOperation = {
  limit: "write",
  errors: ["prompt_not_found"],
} as const satisfies Operation;

/** Permanently deletes one of the viewer's prompts. Errors: `prompt_not_found`. */
export async function deletePrompt(
  { db, files, background }: Pick<Services, "db" | "files" | "background">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<void> {
  const [gone] = await db.delete(prompts).where(isOwn(viewer, id)).returning({ shareId: prompts.shareId });
  if (!gone) throw new AppError("prompt_not_found");
  if (gone.shareId) background(files.delete(pictureKey(viewer.id, gone.shareId)));
}
