import { desc, sql } from "drizzle-orm";

import { moderationDecisions, prompts } from "~/db/schema";

export const decisionColumns = {
  id: moderationDecisions.id,
  promptId: moderationDecisions.promptId,
  action: moderationDecisions.action,
  reason: moderationDecisions.reason,
  sentence: moderationDecisions.sentence,
  decidedAt: moderationDecisions.decidedAt,
  answer: moderationDecisions.answer,
};

export const latestFirst = desc(sql`${moderationDecisions}.rowid`);

/** Title of a prompt, or the beginning of its purpose. */
export const shownTitle = sql<string>`coalesce(nullif(${prompts.title}, ''), substr(${prompts.originalInput}, 1, 400))`;
