import { and, eq, sql } from "drizzle-orm";
import { isbot } from "isbot";

import { dailySalts, dailyUses, publications, townDays } from "~/db/schema";
import { dayOf } from "~/domain/days";
import { hasRoom } from "~/features/accounts/budgets/stranger-totals.server";
import { operation } from "~/operation";
import { createToken, hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

export const countUseOperation = operation({ limit: "read" });

/** Who uses a prompt: a member, or a visitor by the hash of their network and by their browser. */
export type Reader = { id: string } | { network: string; browser: string };

const isRobot = (reader: Reader): boolean =>
  "browser" in reader && (reader.browser === "" || isbot(reader.browser));

/**
 * Counts a use of a public prompt by another person than its author: once a UTC day, whoever they are. What is stored
 * is a hash of reader and prompt with the day's random salt; both are deleted after the day. Robots and unknown prompts
 * count nothing, nor do visitors beyond the total of uses. Returns whether there is such a prompt.
 */
export async function countUse(
  { db, clock }: Pick<Services, "db" | "clock">,
  reader: Reader,
  shareId: string,
): Promise<boolean> {
  if (isRobot(reader)) return false;
  const day = dayOf(clock.now());
  const [, [salt], [prompt]] = await db.batch([
    db.insert(dailySalts).values({ day, salt: createToken() }).onConflictDoNothing(),
    db.select().from(dailySalts).where(eq(dailySalts.day, day)),
    db
      .select({ id: publications.promptId, userId: publications.userId })
      .from(publications)
      .where(and(eq(publications.shareId, shareId), eq(publications.isPublic, true))),
  ]);
  if (!prompt) return false;
  if ("id" in reader && prompt.userId === reader.id) return true;
  const key = await hashToken(JSON.stringify([salt!.salt, prompt.id, reader]));
  const room = "id" in reader ? sql`true` : hasRoom("uses");
  const isNew = sql`not exists (select 1 from daily_uses where day = ${day} and key = ${key}) and ${room}`;
  await db.batch([
    db
      .update(publications)
      .set({ useCount: sql`${publications.useCount} + 1` })
      .where(and(eq(publications.promptId, prompt.id), isNew)),
    db
      .insert(townDays)
      .select(sql`select ${prompt.id}, ${day}, 0, 1 where ${isNew}`)
      .onConflictDoUpdate({
        target: [townDays.promptId, townDays.day],
        set: { useCount: sql`${townDays.useCount} + 1` },
      }),
    // Last: it ends what the others ask for.
    db.insert(dailyUses).select(sql`select ${day}, ${key} where ${isNew}`),
  ]);
  return true;
}
