import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import { isOwn, isOwnShared } from "~/features/prompts/get-prompt.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

export const unlinkLanguageVersionOperation = {
  limit: "write",
  errors: ["prompt_not_found"],
} as const satisfies Operation;

/**
 * Takes one of the viewer's prompts out of its versions in several languages; it stays published on its own. Errors:
 * `prompt_not_found`.
 */
export async function unlinkLanguageVersion(
  { db }: Pick<Services, "db">,
  viewer: { id: string },
  id: string,
): Promise<void> {
  const [own] = await db.batch([
    db.select({ id: prompts.id }).from(prompts).where(isOwn(viewer, id)),
    db.update(publications).set({ workId: null }).where(isOwnShared(viewer, id)),
  ]);
  if (own.length === 0) throw new AppError("prompt_not_found");
}
