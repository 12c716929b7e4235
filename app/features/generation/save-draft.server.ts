import { and, eq, isNull, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { drafts, prompts } from "~/db/schema";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import { typeTags } from "~/features/prompts/prompt-use";
import type { Services } from "~/services";

import { getDraft } from "./get-draft.server";
import type { DraftEdit } from "./schema";

/**
 * Keeps a draft, with the edit that came along, in the viewer's library; saved again, it changes the prompt it was saved as.
 * Answers the prompt's id. Errors: `draft_not_found`.
 */
export async function saveDraft(
  services: Pick<Services, "db" | "clock" | "ids">,
  viewer: Viewer,
  draftId: string,
  { content }: DraftEdit,
): Promise<string> {
  const { db, clock } = services;
  const { originalInput, use, tags, promptId } = await getDraft(services, draftId);
  const [again] = promptId
    ? await db
        .update(prompts)
        .set({ content, updatedAt: clock.now() })
        .where(and(eq(prompts.id, promptId), eq(prompts.userId, viewer.id)))
        .returning({ id: prompts.id })
    : [];
  const id =
    again?.id ??
    (await createPrompt(services, viewer, { originalInput, content, type: typeTags[use], tags }));
  // From now on the draft has the edit, and leaves with the account as its prompt does.
  const isTheirs = or(isNull(drafts.userId), eq(drafts.userId, viewer.id));
  await db
    .update(drafts)
    .set({ content, userId: viewer.id, promptId: id })
    .where(and(eq(drafts.id, draftId), isTheirs));
  return id;
}
