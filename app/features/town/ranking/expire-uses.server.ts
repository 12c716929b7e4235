import { lt } from "drizzle-orm";

import { deleteInRounds } from "~/db/delete-in-rounds";
import { dailySalts, dailyUses, townDays } from "~/db/schema";
import { dayOf } from "~/domain/days";
import type { Services } from "~/services";

import { weekDays } from "./limits";

/** Deletes the salts of past days: from then on nobody can tell what a counted use was. Run every minute. */
export async function forgetSalts({ db, clock }: Pick<Services, "db" | "clock">): Promise<object> {
  await db.delete(dailySalts).where(lt(dailySalts.day, dayOf(clock.now())));
  return {};
}

/** Deletes counted uses of past days, and days that have left the week; returns the number of each. Run daily. */
export async function expireUses({ db, clock }: Pick<Services, "db" | "clock">) {
  const today = dayOf(clock.now());
  const { day, key } = dailyUses;
  const { promptId } = townDays;
  return {
    dailyUses: await deleteInRounds(db, dailyUses, lt(day, today), { key: [day, key] }),
    townDays: await deleteInRounds(db, townDays, lt(townDays.day, today - weekDays + 1), {
      key: [promptId, townDays.day],
    }),
  };
}
