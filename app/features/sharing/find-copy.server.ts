import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, publications } from "~/db/schema";
import type { Services } from "~/services";

import { getSharedPrompt } from "./get-shared-prompt.server";

/** The id of the viewer's copy of a shared prompt or version with the same text. Errors: `prompt_not_found`. */
export async function findCopy(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: Pick<Viewer, "id">,
  shareId: string,
  version?: number,
): Promise<string | null> {
  const { prompt } = await getSharedPrompt(services, viewer, shareId, version);
  const isCopy = and(
    eq(prompts.userId, viewer.id),
    eq(prompts.copiedFrom, publications.promptId),
    eq(prompts.content, prompt.content),
  );
  const copy = await services.db
    .select({ id: prompts.id })
    .from(publications)
    .innerJoin(prompts, isCopy)
    .where(eq(publications.shareId, shareId))
    .limit(1)
    .get();
  return copy?.id ?? null;
}
