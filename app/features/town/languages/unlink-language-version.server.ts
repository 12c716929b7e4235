import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import { isOwn, isOwnShared } from "~/features/prompts/get-prompt.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

export const unlinkLanguageVersionOperation = operation({ limit: "write", errors: ["prompt_not_found"] });

/** Takes a prompt of the viewer's out of its language versions; it stays published. Errors: `prompt_not_found`. */
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
