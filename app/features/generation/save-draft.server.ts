import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { drafts } from "~/db/schema";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import { typeTags } from "~/features/prompts/prompt-use";
import type { Services } from "~/services";

import { getDraft } from "./get-draft.server";
import type { DraftEdit } from "./schema";

/** Keeps a draft, with the edit that came along, in the viewer's library; answers the prompt's id. Errors: `draft_not_found`. */
export async function saveDraft(
  services: Pick<Services, "db" | "clock" | "ids">,
  viewer: Viewer,
  draftId: string,
  { content }: DraftEdit,
): Promise<string> {
  const { originalInput, use, tags } = await getDraft(services, draftId);
  // From now on the draft leaves with the account, as its prompt does.
  await services.db.update(drafts).set({ userId: viewer.id }).where(eq(drafts.id, draftId));
  return createPrompt(services, viewer, { originalInput, content, type: typeTags[use], tags });
}
