import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { isOwn } from "~/features/prompts/get-prompt.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

export const unlinkLanguageVersionOperation = {
  limit: "write",
  errors: ["prompt_not_found"],
} as const satisfies Operation;

/** Takes one of the viewer's prompts out of its versions in several languages; it stays published by itself. Errors: `prompt_not_found`. */
export async function unlinkLanguageVersion(
  { db }: Pick<Services, "db">,
  viewer: { id: string },
  id: string,
): Promise<void> {
  const [unlinked] = await db
    .update(prompts)
    .set({ workId: null })
    .where(isOwn(viewer, id))
    .returning({ id: prompts.id });
  if (!unlinked) throw new AppError("prompt_not_found");
}
