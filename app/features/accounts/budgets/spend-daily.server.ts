import { sql } from "drizzle-orm";

import type { StrangerKind } from "~/domain/kinds";
import { AppError, type ErrorCode } from "~/errors";
import { memberOfKey } from "~/platform/rate-limits";
import { secondsToNextDay, utcDay } from "~/platform/clock";
import type { Services } from "~/services";

import { explainNoRoom, hasRoom } from "./stranger-totals.server";

/**
 * Adds one to each key of `limits` on this UTC day, or to none if a key has reached its limit; safe for
 * concurrent requests. The key of a deleted member counts nothing. The rows stay until the day after. `strangerKind`: what a
 * stranger stores by it. Errors: `refusal`, with the seconds until the next day begins; `visitors_full`.
 */
export async function spendDaily(
  { db, clock }: Pick<Services, "db" | "clock">,
  limits: Record<string, number>,
  refusal: ErrorCode,
  strangerKind: StrangerKind | null = null,
): Promise<void> {
  const now = clock.now();
  const day = utcDay(now);
  const members = Object.keys(limits).flatMap((key) => memberOfKey(key) ?? []);
  const wanted = sql`json_each(${JSON.stringify(limits)}) AS wanted`;
  const { meta } = await db.run(sql`
    INSERT INTO usage_daily (day, caller, calls)
    SELECT ${day}, key, 1 FROM ${wanted}
    WHERE NOT EXISTS (
      SELECT 1 FROM ${wanted} LEFT JOIN usage_daily AS used ON used.day = ${day} AND used.caller = wanted.key
      WHERE coalesce(used.calls, 0) >= wanted.value
    ) AND NOT EXISTS (
      SELECT 1 FROM json_each(${JSON.stringify(members)}) AS member
      WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = member.value)
    ) AND ${strangerKind ? hasRoom(strangerKind) : sql`TRUE`}
    ON CONFLICT (day, caller) DO UPDATE SET calls = calls + 1`);
  if (meta.changes > 0) return;
  if (strangerKind) await explainNoRoom(db, strangerKind);
  throw new AppError(refusal, { retryAfter: secondsToNextDay(now) });
}
