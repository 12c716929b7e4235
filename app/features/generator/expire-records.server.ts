import { lt } from "drizzle-orm";

import { deleteInRounds } from "~/db/delete-in-rounds";
import { drafts, usageDaily } from "~/db/schema";
import type { Services } from "~/services";
import { utcDay } from "~/platform/clock";

/** Deletes expired drafts and the usage rows of past days; returns the number of each. Run daily. */
export async function expireRecords({ db, clock }: Pick<Services, "db" | "clock">) {
  const now = clock.now();
  return {
    drafts: await deleteInRounds(db, drafts, lt(drafts.expiresAt, now)),
    usageDaily: await deleteInRounds(db, usageDaily, lt(usageDaily.day, utcDay(now))),
  };
}
