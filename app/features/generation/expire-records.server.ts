import { lt } from "drizzle-orm";

import { drafts, usageDaily } from "~/db/schema";
import type { Services } from "~/services";

import { utcDay } from "./utc-day";

/** Removes expired drafts and the usage rows of past days. Run daily. */
export async function expireRecords({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await db.batch([
    db.delete(drafts).where(lt(drafts.expiresAt, now)),
    db.delete(usageDaily).where(lt(usageDaily.day, utcDay(now))),
  ]);
}
