import { and, desc, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";

import type { Member } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { moderationCases, moderationDecisions, prompts, publications, reports } from "~/db/schema";
import { unpublished } from "~/db/unpublished";
import type { ModerationAction } from "~/domain/moderation";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import { listFacts } from "~/features/facts/list-facts.server";
import { heldNames } from "~/features/facts/told-texts.server";
import { holdsFacts } from "~/features/prompts/hide-facts.server";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { isAsRead, type Judged, judgedColumns, readMark } from "./read-mark.server";
import type { DecisionRequest } from "./schema";

export const decideOperation = operation({ limit: "write", errors: ["prompt_not_found", "case_changed"] });

const isWithheld = isNotNull(publications.withheldAt);
const ownCase = sql`(select 1 from ${moderationCases} where ${moderationCases.promptId} = ${publications.promptId})`;
const isAnswered = sql`coalesce((
  select ${moderationCases.isAnswered} from ${moderationCases} where ${moderationCases.promptId} = ${publications.promptId}
), 0)`;

/** SQL conditions of the publications that a decision can be about. */
const mayDecide: Record<ModerationAction, SQL | undefined> = {
  keep: and(eq(publications.isPublic, true), sql`exists ${ownCase}`),
  hide: eq(publications.isPublic, true),
  remove: or(eq(publications.isPublic, true), isWithheld),
  uphold: and(isWithheld, sql`${isAnswered}`),
  lift: isWithheld,
};

/** The last decision that withheld a prompt. */
const lastWithholding = (db: Services["db"], id: string) =>
  db
    .select({ action: moderationDecisions.action, readMark: moderationDecisions.readMark })
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.promptId, id), inArray(moderationDecisions.action, ["hide", "remove"])))
    .orderBy(desc(sql`rowid`))
    .limit(1);

/** Changes of the publication by a decision; `returns`: a lifted prompt is public again at once. */
function changesOf({ clock }: Pick<Services, "clock">, action: ModerationAction, returns: boolean) {
  const withheldAt = sql`coalesce(${publications.withheldAt}, ${clock.now().getTime()})`;
  if (action === "hide") return { isPublic: false, withheldAt };
  if (action === "remove") return { ...unpublished, isPublic: false, withheldAt };
  return action === "lift" ? { ...(returns && { isPublic: true }), withheldAt: null } : null;
}

/** The texts that a decision is about, with their mark. Errors: `prompt_not_found`, `case_changed`. */
async function findJudged(
  services: Pick<Services, "db">,
  id: string,
  { action, read }: Pick<DecisionRequest, "action" | "read">,
) {
  const { db } = services;
  const [[texts], [last]] = await db.batch([
    db
      .select({ ...judgedColumns, tags: prompts.tags, userId: prompts.userId })
      .from(prompts)
      .where(eq(prompts.id, id)),
    lastWithholding(db, id),
  ]);
  if (!texts) throw new AppError("prompt_not_found");
  const mark = await readMark(texts);
  const hasRead = read === mark;
  if (!hasRead && (action === "keep" || (action === "lift" && read !== undefined)))
    throw new AppError("case_changed");
  // A hidden prompt returns to its place with the text that an admin has read; otherwise it is private until its owner makes it public.
  const isSame = last?.readMark === mark;
  const mayReturn = action === "lift" && last?.action === "hide" && (hasRead || isSame);
  const returns = mayReturn && !(await tellsFacts(services, texts, isSame));
  return { texts, mark, returns };
}

/** Whether a text that was private has facts of its author in it; of the same one they chose what stays in its purpose, title and description. */
async function tellsFacts(
  services: Pick<Services, "db">,
  texts: Judged & { userId: string; tags: string[] },
  isSame: boolean,
): Promise<boolean> {
  const facts = await listFacts(services, { id: texts.userId });
  if (holdsFacts(withVariables(texts), facts)) return true;
  return !isSame && Object.values(heldNames(texts, facts)).some((names) => names.length > 0);
}

/**
 * Decides about a prompt as an admin: stores the decision with its reason and carries it out. It answers all open reports and an answer
 * of the author, who may answer a decision to hide or remove it once. Whoever keeps or lifts decides about the text with the mark `read`;
 * a lift without it is about the text of the decision that it lifts. Errors: `prompt_not_found`, also for everybody but admins, and
 * `case_changed`.
 */
export async function decide(
  services: Pick<Services, "db" | "clock" | "ids" | "adminEmails">,
  viewer: Member | null,
  id: string,
  request: DecisionRequest,
): Promise<void> {
  const { db, clock, ids } = services;
  const { action, reason, sentence } = request;
  if (!viewer || !isAdmin(services, viewer)) throw new AppError("prompt_not_found");
  const { texts, mark, returns } = await findJudged(services, id, request);
  const isRead = action === "keep" || action === "lift" ? isAsRead(texts) : undefined;
  const decisionId = ids.create();
  const decided = exists(
    db
      .select({ id: sql`1` })
      .from(moderationDecisions)
      .where(eq(moderationDecisions.id, decisionId)),
  );
  const decision = db
    .select({
      id: sql<string>`${decisionId}`.as("id"),
      promptId: publications.promptId,
      authorId: publications.userId,
      adminId: sql<string>`${viewer.id}`.as("admin_id"),
      action: sql<ModerationAction>`${action}`.as("action"),
      reason: sql<DecisionRequest["reason"]>`${reason}`.as("reason"),
      sentence: sql<string>`${sentence}`.as("sentence"),
      reports: sql<number>`coalesce((
        select ${moderationCases.reports} from ${moderationCases} where ${moderationCases.promptId} = ${publications.promptId}
      ), 0)`.as("reports"),
      isFinal: sql<boolean>`${isAnswered}`.as("is_final"),
      decidedAt: sql<Date>`${clock.now().getTime()}`.as("decided_at"),
      answer: sql<null>`null`.as("answer"),
      answeredAt: sql<null>`null`.as("answered_at"),
      readMark: sql<string>`${mark}`.as("read_mark"),
    })
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .where(and(eq(publications.promptId, id), mayDecide[action], isRead));
  const changes = changesOf(services, action, returns);
  const [stored] = await db.batch([
    db.insert(moderationDecisions).select(decision).returning({ id: moderationDecisions.id }),
    ...(changes
      ? [
          db
            .update(publications)
            .set(changes)
            .where(and(eq(publications.promptId, id), decided)),
        ]
      : []),
    db
      .update(reports)
      .set({ decisionId })
      .where(and(eq(reports.promptId, id), isNull(reports.decisionId), decided)),
    db.delete(moderationCases).where(and(eq(moderationCases.promptId, id), decided)),
  ]);
  if (stored.length > 0) return;
  // Changed in the meantime, or not to be decided about.
  await findJudged(services, id, { ...request, read: mark });
  throw new AppError("prompt_not_found");
}
