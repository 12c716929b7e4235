import { sql } from "drizzle-orm";

import { AppError } from "~/errors";
import { memberOfKey } from "~/platform/member-key";
import type { Services } from "~/services";

import { utcDay } from "~/platform/utc-day";

/** The row of `usage_daily` that counts everybody together. */
const everybody = "all";

/**
 * Takes one model call of `caller` (a key of the door's choice: a user's id, or a hash of the address) from the
 * budgets of this UTC day. To be called before every call upstream; a call that fails is not given back, because
 * the service may have charged for it.
 * Errors: `budget_exhausted`, with the seconds until the next day begins; a member whose account is gone has no budget either.
 */
export async function spendModelCall(
  { db, clock, modelBudget }: Pick<Services, "db" | "clock" | "modelBudget">,
  caller: string,
): Promise<void> {
  const now = clock.now();
  const day = utcDay(now);
  const { perCaller, inAll } = modelBudget;
  const memberId = memberOfKey(caller);
  // One statement, so that both rows rise or neither does, however many callers arrive at once.
  const { meta } = await db.run(sql`
    INSERT INTO usage_daily (day, caller, calls)
    SELECT ${day}, spender.key, 1 FROM (SELECT ${caller} AS key UNION ALL SELECT ${everybody}) AS spender
    WHERE ${perCaller} > 0 AND ${inAll} > 0
      AND (${memberId} IS NULL OR EXISTS (SELECT 1 FROM users WHERE id = ${memberId}))
      AND NOT EXISTS (
      SELECT 1 FROM usage_daily
      WHERE day = ${day}
        AND ((caller = ${caller} AND calls >= ${perCaller}) OR (caller = ${everybody} AND calls >= ${inAll}))
    )
    ON CONFLICT (day, caller) DO UPDATE SET calls = calls + 1`);
  if (meta.changes === 0) throw new AppError("budget_exhausted", { retryAfter: secondsToNextDay(now) });
}

function secondsToNextDay(now: Date): number {
  const nextDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((nextDay - now.getTime()) / 1000);
}
