import { and, desc, eq, lte, sql, type SQL } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { prompts } from "~/db/schema";

import { pageSize } from "./limits";

/** SQL condition: a listed post that may name this member; the predicate of their index, as literals. */
export const isShownPostOf = (memberId: string): SQL =>
  and(isListed, sql`${prompts.showProfile} = 1`, eq(prompts.userId, memberId))!;

/** SQL condition of a page of a list (from 1, newest first): its place is found in the list's index alone. */
export const startOfPage = (inList: SQL, page: number): SQL | undefined =>
  page === 1
    ? undefined
    : lte(
        prompts.publication,
        sql`(select ${prompts.publication} from ${prompts} where ${inList}
          order by ${prompts.publication} desc limit 1 offset ${(page - 1) * pageSize})`,
      );

/** The order of every list of the town. */
export const newestFirst = desc(prompts.publication);
