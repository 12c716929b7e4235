import { and, eq, gt } from "drizzle-orm";

import { amend } from "~/features/composing/compose";
import { answerComposition } from "~/features/composing/answer-composition";
import { drafts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { getDraft } from "./get-draft.server";
import type { DraftAnswers, DraftEdit } from "./schema";

/** Puts the edited text in place of a draft's. Unknown and expired ids are `draft_not_found`. */
export async function editDraft(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  { content }: DraftEdit,
): Promise<void> {
  const edited = await db
    .update(drafts)
    .set({ content })
    .where(and(eq(drafts.id, id), gt(drafts.expiresAt, clock.now())))
    .returning({ id: drafts.id });
  if (edited.length === 0) throw new AppError("draft_not_found");
}

/**
 * Puts answers and wishes into a draft: its text, edited or not, changes where they stand.
 * Errors: `draft_not_found`; `invalid_fields` for an answer to a question that the draft does not ask.
 */
export async function answerDraft(
  services: Pick<Services, "db" | "clock">,
  id: string,
  { answers, wishes, content }: DraftAnswers,
): Promise<void> {
  const draft = await getDraft(services, id);
  if (!draft.composition) throw new AppError("draft_not_found");
  const composition = answerComposition(draft.composition, answers, wishes);
  const amended = amend(draft.content, draft.composition, composition);
  await services.db
    .update(drafts)
    .set({ content: content ?? amended, composition })
    .where(eq(drafts.id, id));
}
