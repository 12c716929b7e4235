import { and, desc, eq, lte, sql, type SQL } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";

import { pageSize } from "./limits";

/** SQL condition: a listed post that may name this member; the predicate of their index, as literals. */
export const isShownPostOf = (memberId: string): SQL =>
  and(isListed, sql`${publications.showProfile} = 1`, eq(publications.userId, memberId))!;

/** SQL condition of a page of a list (from 1, newest first): its place is found in the list's index only. */
export const startOfPage = (inList: SQL, page: number): SQL | undefined =>
  page === 1
    ? undefined
    : lte(
        publications.townNumber,
        sql`(select ${publications.townNumber} from ${publications} where ${inList}
          order by ${publications.townNumber} desc limit 1 offset ${(page - 1) * pageSize})`,
      );

/** The sort of every list of the town. */
export const newestFirst = desc(publications.townNumber);
