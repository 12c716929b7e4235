import { and, or, sql } from "drizzle-orm";

import { amend } from "~/features/generator/composing/compose";
import { beforeSwitch } from "~/features/generator/composing/asking-passage";
import { answerComposition } from "~/features/generator/composing/answer-composition";
import { drafts, users } from "~/db/schema";
import { AppError } from "~/errors";
import { explainNoRoom, hasRoom } from "~/features/accounts/budgets/stranger-totals.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getDraft, opensFor, type Draft, type DraftReader } from "./get-draft.server";
import type { DraftAnswers, DraftEdit } from "./schema";

export const editDraftOperation = operation({ limit: "write", errors: ["draft_not_found", "visitors_full"] });

/** Replaces the text of a draft. Errors: `draft_not_found`, also for another reader's draft. */
export async function editDraft(
  services: Pick<Services, "db" | "clock">,
  reader: DraftReader,
  id: string,
  { content }: DraftEdit,
): Promise<void> {
  await change(services, reader, id, { content });
}

export const answerDraftOperation = operation({
  limit: "write",
  errors: ["draft_not_found", "visitors_full"],
});

/**
 * Puts answers and wishes into a draft: only their own pieces of its text change, edited or not.
 * Errors: `draft_not_found`; `invalid_fields` for an answer to an unknown question.
 */
export async function answerDraft(
  services: Pick<Services, "db" | "clock">,
  reader: DraftReader,
  id: string,
  { answers, wishes, asks, content }: DraftAnswers,
): Promise<void> {
  const draft = await getDraft(services, reader, id);
  if (!draft.composition) throw new AppError("draft_not_found");
  const before = beforeSwitch(draft.composition, draft.content, asks);
  const composition = answerComposition(before, answers, wishes, asks);
  const amended = amend(draft.content, before, composition);
  await change(services, reader, id, { content: content ?? amended, composition });
}

async function change(
  services: Pick<Services, "db" | "clock">,
  reader: DraftReader,
  id: string,
  changes: Partial<Pick<Draft, "content" | "composition">>,
): Promise<void> {
  const { db } = services;
  const isVerified = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${reader?.id ?? null} AND ${users.emailVerifiedAt} IS NOT NULL)`;
  const changed = await db
    .update(drafts)
    .set(changes)
    .where(and(opensFor(services, reader, id), or(hasRoom("drafts"), isVerified)))
    .returning({ id: drafts.id });
  if (changed.length > 0) return;
  await getDraft(services, reader, id);
  await explainNoRoom(db, "drafts");
  throw new AppError("draft_not_found");
}
