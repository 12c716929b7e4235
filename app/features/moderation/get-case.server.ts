import { and, desc, eq, ne, sql } from "drizzle-orm";

import type { Member } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { moderationCases, moderationDecisions, prompts, publications, reports } from "~/db/schema";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import type { Services } from "~/services";

import { decisionColumns, latestFirst, shownTitle } from "./decision-columns.server";
import { shownDecisions, shownReports } from "./limits";
import type { ModerationCase } from "./moderation-case";
import { judgedColumns, readMark } from "./read-mark.server";

/**
 * A prompt with its reports and decisions, for an admin: a public or a withheld one. A private text is shown only while its author's
 * answer waits. Errors: `not_found` for everybody but admins, `prompt_not_found`.
 */
export async function getCase(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  viewer: Member | null,
  promptId: string,
): Promise<ModerationCase> {
  if (!isAdmin({ adminEmails }, viewer)) throw new AppError("not_found");
  const author = db.select({ id: prompts.userId }).from(prompts).where(eq(prompts.id, promptId));
  const [[row], reported, decisions, others] = await db.batch([
    db
      .select({
        shareId: publications.shareId,
        shownTitle: shownTitle.as("shown_title"),
        ...judgedColumns,
        isPublic: publications.isPublic,
        withheldAt: publications.withheldAt,
        isAnswered: moderationCases.isAnswered,
        openReports: moderationCases.reports,
      })
      .from(publications)
      .innerJoin(prompts, isItsPublication)
      .leftJoin(moderationCases, eq(moderationCases.promptId, publications.promptId))
      .where(eq(publications.promptId, promptId)),
    db
      .select({
        id: reports.id,
        reason: reports.reason,
        comment: reports.comment,
        isMember: sql`${reports.userId} is not null`.mapWith(Boolean),
        isOpen: sql`${reports.decisionId} is null`.mapWith(Boolean),
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(eq(reports.promptId, promptId))
      .orderBy(desc(reports.createdAt))
      .limit(shownReports),
    db
      .select(decisionColumns)
      .from(moderationDecisions)
      .where(eq(moderationDecisions.promptId, promptId))
      .orderBy(latestFirst)
      .limit(shownDecisions),
    db
      .select(decisionColumns)
      .from(moderationDecisions)
      .where(and(eq(moderationDecisions.authorId, author), ne(moderationDecisions.promptId, promptId)))
      .orderBy(latestFirst)
      .limit(shownDecisions),
  ]);
  if (!row || !(row.isPublic || row.withheldAt)) throw new AppError("prompt_not_found");
  const { isPublic, withheldAt, shareId, shownTitle: title, content } = row;
  const isAnswered = withheldAt !== null && row.isAnswered === true;
  const description = row.description ?? "";
  return {
    promptId,
    prompt:
      isPublic || isAnswered ? { shareId, title, description, content, readMark: await readMark(row) } : null,
    isPublic,
    isWithheld: withheldAt !== null,
    isAnswered,
    isReported: (row.openReports ?? 0) > 0,
    reports: reported,
    decisions,
    others,
  };
}
