import { and, eq, or, sql } from "drizzle-orm";

import type { Member } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications, reports } from "~/db/schema";
import { AppError } from "~/errors";
import { spendDaily } from "~/features/accounts/budgets/spend-daily.server";
import { operation } from "~/operation";
import { memberKey } from "~/platform/rate-limits";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { reportsADay } from "./limits";
import type { ReportRequest } from "./schema";

export const reportPromptOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "report_own", "already_reported", "reports_spent", "visitors_full"],
});

/** A public prompt by its id or share id, as far as a report needs it. Errors: `prompt_not_found`, and `report_own` for its author. */
export async function getReportable(
  { db }: Pick<Services, "db">,
  viewer: Pick<Member, "id"> | null,
  id: string,
): Promise<{ id: string; authorId: string; title: string }> {
  const prompt = await db
    .select({
      id: publications.promptId,
      authorId: publications.userId,
      title: sql<string>`coalesce(nullif(${prompts.title}, ''), substr(${prompts.originalInput}, 1, 400))`,
    })
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .where(
      and(or(eq(publications.promptId, id), eq(publications.shareId, id)), eq(publications.isPublic, true)),
    )
    .get();
  if (!prompt) throw new AppError("prompt_not_found");
  if (prompt.authorId === viewer?.id) throw new AppError("report_own");
  return prompt;
}

/**
 * Reports a public prompt, named by its id or share id, to the admins. A member has one open report about a prompt, a visitor's network
 * one a day; of visitors the report stores nothing. `network`: as named by `callerKeyOf`. Errors: `prompt_not_found`, `report_own`,
 * `already_reported`, `visitors_full`, and `reports_spent` with the seconds until the next day.
 */
export async function reportPrompt(
  services: Pick<Services, "db" | "clock" | "ids">,
  viewer: Pick<Member, "id" | "emailVerified"> | null,
  network: string,
  id: string,
  { reason, comment }: ReportRequest,
): Promise<void> {
  const { db, clock, ids } = services;
  const prompt = await getReportable(services, viewer, id);
  await spendDaily(
    services,
    {
      [`reports:${network}`]: reportsADay.ofNetwork,
      ...(viewer && { [`${memberKey(viewer.id)}:reports`]: reportsADay.ofMember }),
    },
    "reports_spent",
    viewer?.emailVerified ? null : "reports",
  );
  if (!viewer) {
    // Deleted with the day's counts, and a hash: it names neither the network nor the prompt.
    const once = `report:${(await hashToken(`${prompt.id} ${network}`)).slice(0, 22)}`;
    await spendDaily(services, { [once]: 1 }, "already_reported");
  }
  const { id: promptId, authorId } = prompt;
  const report = {
    id: ids.create(),
    promptId,
    authorId,
    userId: viewer?.id ?? null,
    reason,
    comment,
    createdAt: clock.now(),
  };
  const [added] = await db.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id });
  if (!added) throw new AppError("already_reported");
}
