import { desc, sql } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";
import type { Services } from "~/services";

/** The most that is counted: more houses than the street has are not lit. */
const most = 9;

/** The length of a day, in milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** The number of prompts published in the last 24 hours, at most 9; reads as many of the newest. */
export async function countToday({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  const newest = db
    .select({ publishedAt: publications.publishedAt })
    .from(publications)
    .where(isListed)
    .orderBy(desc(publications.townNumber))
    .limit(most)
    .as("newest");
  const since = clock.now().getTime() - day;
  const [counted] = await db
    .select({ count: sql<number>`count(*)` })
    .from(newest)
    .where(sql`${newest.publishedAt} > ${since}`);
  return counted!.count;
}
