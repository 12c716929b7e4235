import { desc, eq, sql } from "drizzle-orm";

import type { Member } from "~/context";
import { moderationCases, moderationDecisions, prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import type { Services } from "~/services";

import { decisionColumns, shownTitle } from "./decision-columns.server";
import { casesPerPage, excerptLength, shownDecisions } from "./limits";
import type { Queue } from "./moderation-case";

/** The predicate of the queue's index, as the literal that the planner needs. */
const isQueued = sql.raw("is_queued = 1");

/** A page of the admins' queue, most reports first, with the last decisions. Errors: `not_found` for others. */
export async function listCases(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  viewer: Member | null,
  page: number,
): Promise<Queue> {
  if (!isAdmin({ adminEmails }, viewer)) throw new AppError("not_found");
  const queue = db
    .select()
    .from(moderationCases)
    .where(isQueued)
    .orderBy(desc(moderationCases.reports), moderationCases.since)
    // One more tells whether there is a next page.
    .limit(casesPerPage + 1)
    .offset((page - 1) * casesPerPage)
    .as("queue");
  const [cases, decisions] = await db.batch([
    db
      .select({
        promptId: queue.promptId,
        reports: queue.reports,
        reasons: queue.reasons,
        isAnswered: queue.isAnswered,
        since: queue.since,
        title: shownTitle.as("shown_title"),
        excerpt: sql<string>`substr(${prompts.content}, 1, ${excerptLength})`.as("excerpt"),
      })
      .from(queue)
      .innerJoin(prompts, eq(prompts.id, queue.promptId))
      .orderBy(desc(queue.reports), queue.since),
    db
      .select(decisionColumns)
      .from(moderationDecisions)
      .orderBy(desc(moderationDecisions.decidedAt))
      .limit(shownDecisions),
  ]);
  return { cases: cases.slice(0, casesPerPage), page, hasNext: cases.length > casesPerPage, decisions };
}
