import { and, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";

import type { Member } from "~/context";
import { moderationCases, moderationDecisions, publications } from "~/db/schema";
import type { ReasonCounts } from "~/domain/moderation";
import { AppError } from "~/errors";
import { isOwnShared } from "~/features/prompts/get-prompt.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getWithholding } from "./get-withholding.server";

export const answerDecisionOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "decision_answered"],
});

/**
 * Answers the decision that withholds one of the viewer's prompts, once; the case returns to the admins' queue. Errors:
 * `prompt_not_found` where none does, and `decision_answered` where no answer is open.
 */
export async function answerDecision(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Member, "id">,
  id: string,
  answer: string,
): Promise<void> {
  const { db, clock } = services;
  await getWithholding(services, viewer, id);
  const now = clock.now();
  const latest = sql`${moderationDecisions}.rowid = (
    select max(rowid) from moderation_decisions as other where other.prompt_id = ${id}
  )`;
  const withheld = db
    .select({ id: publications.promptId })
    .from(publications)
    .where(and(isOwnShared(viewer, id), isNotNull(publications.withheldAt)));
  const isOpen = and(
    eq(moderationDecisions.promptId, id),
    eq(moderationDecisions.authorId, viewer.id),
    latest,
    inArray(moderationDecisions.action, ["hide", "remove"]),
    isNull(moderationDecisions.answer),
    eq(moderationDecisions.isFinal, false),
    exists(withheld),
  );
  const returned = db
    .select({
      promptId: moderationDecisions.promptId,
      authorId: moderationDecisions.authorId,
      reports: moderationDecisions.reports,
      reasons: sql<ReasonCounts>`'{}'`.as("reasons"),
      isAnswered: sql<boolean>`1`.as("is_answered"),
      isQueued: sql<boolean>`1`.as("is_queued"),
      since: sql<Date>`${now.getTime()}`.as("since"),
    })
    .from(moderationDecisions)
    .where(isOpen);
  const [, [answered]] = await db.batch([
    db.insert(moderationCases).select(returned).onConflictDoNothing(),
    db
      .update(moderationDecisions)
      .set({ answer, answeredAt: now })
      .where(isOpen)
      .returning({ id: moderationDecisions.id }),
  ]);
  if (!answered) throw new AppError("decision_answered");
}
