import { and, between, eq, gt, sql } from "drizzle-orm";

import { users } from "~/db/schema";
import type { Services } from "~/services";

import { peoplePart } from "./limits";

/** The row number of SQLite, in the order of registration; an export renumbers rows, which moves them between parts. */
const row = sql<number>`rowid`;

/** Number of sitemap parts for members; some may be empty. */
export async function countPeopleParts({ db }: Pick<Services, "db">): Promise<number> {
  const last = await db
    .select({ row })
    .from(users)
    .orderBy(sql`rowid desc`)
    .limit(1)
    .get();
  return Math.ceil((last?.row ?? 0) / peoplePart);
}

/** Ids of the members of a sitemap part (from 1) with a public profile and posts. */
export async function listPeoplePart({ db }: Pick<Services, "db">, part: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        between(row, (part - 1) * peoplePart + 1, part * peoplePart),
        eq(users.isPublic, true),
        gt(users.shownPosts, 0),
      ),
    )
    .orderBy(row);
  return rows.map(({ id }) => id);
}
