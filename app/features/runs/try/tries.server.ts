import { and, eq } from "drizzle-orm";

import { usageDaily } from "~/db/schema";
import { AppError } from "~/errors";
import { spendDaily } from "~/features/accounts/budgets/spend-daily.server";
import { modelCallLimits } from "~/features/accounts/budgets/spend-model-call.server";
import { operation } from "~/operation";
import { utcDay } from "~/platform/clock";
import { memberOfKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

import type { Tries } from "./responses";

type Needs = Pick<Services, "db" | "clock" | "model" | "tryBudget">;

const keyOf = (callerKey: string) => `${callerKey}:tries`;

const limitOf = ({ tryBudget }: Pick<Services, "tryBudget">, callerKey: string) =>
  memberOfKey(callerKey) ? tryBudget.perMember : tryBudget.perVisitor;

export const getTriesOperation = operation({ limit: "read", errors: ["model_absent"] });

/** The replies that a caller may still ask for on this UTC day, of how many. Error: `model_absent`. */
export async function getTries(services: Needs, callerKey: string): Promise<Tries> {
  const { db, clock, model } = services;
  if (!model) throw new AppError("model_absent");
  const limit = limitOf(services, callerKey);
  const today = and(eq(usageDaily.day, utcDay(clock.now())), eq(usageDaily.caller, keyOf(callerKey)));
  const [used] = await db.select({ calls: usageDaily.calls }).from(usageDaily).where(today);
  return { engine: model.name, left: Math.max(0, limit - (used?.calls ?? 0)), limit };
}

/**
 * Spends one reply of a caller's day and one model call, or neither. Errors: `tries_spent` and `budget_exhausted`, with the seconds
 * until the next day begins; the latter also for a deleted member.
 */
export async function spendTry(
  services: Needs & Pick<Services, "modelBudget">,
  callerKey: string,
): Promise<void> {
  const tries = { [keyOf(callerKey)]: limitOf(services, callerKey) };
  try {
    await spendDaily(services, { ...tries, ...modelCallLimits(services, callerKey) }, "budget_exhausted");
  } catch (refused) {
    if (!(refused instanceof AppError) || (await getTries(services, callerKey)).left > 0) throw refused;
    throw new AppError("tries_spent", { retryAfter: refused.retryAfter });
  }
}
