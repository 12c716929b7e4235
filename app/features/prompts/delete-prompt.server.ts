import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { isOwn } from "./get-prompt.server";

/** Deletes one of the viewer's prompts for good. Errors: `prompt_not_found`. */
export async function deletePrompt(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<void> {
  const gone = await db.delete(prompts).where(isOwn(viewer, id)).returning({ id: prompts.id });
  if (gone.length === 0) throw new AppError("prompt_not_found");
}
