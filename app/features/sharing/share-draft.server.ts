import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { findPrompt } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { listFacts } from "~/features/facts/list-facts.server";
import { heldNames } from "~/features/facts/told-texts.server";
import { sharePrompt, sharePromptOperation } from "~/features/sharing/share-prompt.server";
import { hashToken } from "~/platform/tokens";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { editDraft } from "~/features/generator/edit-draft.server";
import { getDraft, type Draft } from "~/features/generator/get-draft.server";
import { saveDraft, saveDraftOperation } from "~/features/generator/save-draft.server";
import type { DraftShare } from "~/features/generator/schema";

export const shareDraftOperation = operation({
  limit: "write",
  errors: [...saveDraftOperation.errors, ...sharePromptOperation.errors, "unauthenticated"],
});

/**
 * Saves a draft, with the submitted edit, and shares the prompt under its purpose as the title; one saved before stays
 * in its folder, and a shared one keeps its link. Returns the share id; null where nothing is shared and the person reads first: the draft's
 * text is another than the seen one, or a fact of theirs stands in the purpose and they did not choose about it. Errors: those of `saveDraft` and `sharePrompt`.
 */
export async function shareDraft(
  services: Comparing & Pick<Services, "clock" | "ids" | "model" | "modelBudget">,
  viewer: Viewer,
  callerKey: string,
  draftId: string,
  { content, seen, facts, id: newId }: DraftShare & { id?: string },
): Promise<string | null> {
  const text = content ?? (await getDraft(services, viewer, draftId)).content;
  // Anybody with the link of a visitor's draft may have changed it since.
  if (content === undefined && seen !== (await hashToken(text))) return null;
  const { id } = await saveDraft(services, viewer, draftId, { content: text, folder: null, id: newId });
  const order = { title: "", description: "", generateAuto: false, facts };
  try {
    return await sharePrompt(services, viewer, callerKey, id, order);
  } catch (thrown) {
    if (!(thrown instanceof AppError && thrown.code === "facts_in_texts")) throw thrown;
    if (content !== undefined) await editDraft(services, viewer, draftId, { content });
    return null;
  }
}

/**
 * Stores a visitor's edit with the draft, to be shared after the sign-in. Returns the mark of the text. Errors:
 * `unauthenticated` for a draft that opens for members only.
 */
export async function storeDraftToShare(
  services: Pick<Services, "db" | "clock">,
  draftId: string,
  { content }: DraftShare,
): Promise<string> {
  try {
    if (content !== undefined) await editDraft(services, null, draftId, { content });
    return await hashToken(content ?? (await getDraft(services, null, draftId)).content);
  } catch (thrown) {
    throw thrown instanceof AppError && thrown.code === "draft_not_found"
      ? new AppError("unauthenticated")
      : thrown;
  }
}

/** A prompt with its link. */
type Shared = Prompt & { shareId: string };

/**
 * A draft with the mark of its text, the names of the viewer's facts in its purpose, and the prompt that it is shared as. Errors:
 * `draft_not_found`.
 */
export async function getDraftShare(
  services: Pick<Services, "db" | "clock">,
  viewer: Viewer,
  draftId: string,
): Promise<{ draft: Draft; mark: string; shared: Shared | null; held: readonly string[] }> {
  const draft = await getDraft(services, viewer, draftId);
  const prompt = draft.promptId ? await findPrompt(services, viewer, draft.promptId) : null;
  const shared = prompt?.shareId ? { ...prompt, shareId: prompt.shareId } : null;
  const { originalInput = [] } = heldNames(draft, await listFacts(services, viewer));
  return { draft, mark: await hashToken(draft.content), shared, held: originalInput };
}
