import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopiedEdit } from "~/features/prompts/copies/refuse-copied-edit.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { toldTexts } from "~/features/facts/told-texts.server";
import { isOwn } from "~/features/prompts/get-prompt.server";
import { selectPrompts, toPrompt } from "~/features/prompts/prompt-columns.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getSharedPrompt } from "./get-shared-prompt.server";
import { storedTexts } from "./shown-texts";
import type { SharedTextsPatch } from "./schema";
import type { SharedPrompt } from "./responses";

export const editSharedPromptOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "prompt_not_owned", "facts_in_texts", ...copiedEditErrors],
});

/**
 * Changes title, description or both of a shared prompt; only for its owner. Errors: `prompt_not_owned` for
 * other people who may see it (specification, section 8), `prompt_not_found`, `facts_in_texts` of `toldTexts`, and those of `refuseCopiedEdit`.
 */
export async function editSharedPrompt(
  services: Comparing & Pick<Services, "adminEmails">,
  viewer: Pick<Viewer, "id">,
  shareId: string,
  { facts: choices, title, description }: SharedTextsPatch,
): Promise<SharedPrompt> {
  const { isOwner } = await getSharedPrompt(services, viewer, shareId);
  if (!isOwner) throw new AppError("prompt_not_owned");
  const texts = toldTexts({ title, description }, await listFacts(services, viewer), choices);
  const changes = storedTexts(texts);
  // Drizzle refuses an update without columns.
  if (Object.keys(changes).length > 0) {
    const isShared = and(eq(publications.shareId, shareId), eq(publications.userId, viewer.id));
    const stored = await selectPrompts(services).where(isShared).get();
    if (stored) {
      await refuseCopiedEdit(services, viewer, toPrompt(stored), texts);
      await services.db.update(prompts).set(changes).where(isOwn(viewer, stored.id));
    }
  }
  return (await getSharedPrompt(services, viewer, shareId)).prompt;
}
