import { sql } from "drizzle-orm";

import { strangerTotals } from "~/db/schema";
import { writeLine } from "~/platform/write-line";
import type { Services } from "~/services";

/** Logs an alarm for each total of what strangers store that is at least half full. Run with every schedule, hence each minute. */
export async function watchTotals({ db }: Pick<Services, "db">, runId: string): Promise<object> {
  const { bytes, most } = strangerTotals;
  const filling = await db
    .select()
    .from(strangerTotals)
    .where(sql`${bytes} * 2 >= ${most}`);
  for (const { kind, ...total } of filling) writeLine("alarm", runId, { total: kind, ...total });
  return {};
}
