import { sql } from "drizzle-orm";

import { facts } from "~/db/schema";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { fitsLimit } from "./limits";
import type { FactUse } from "./schema";

export const noteUsesOperation = operation({ limit: "write" });

/**
 * Counts uses of the viewer's facts, and notes what each answered, the latest first. Returns how many facts were there; unknown ids
 * count nothing.
 */
export async function noteUses(
  { db }: Pick<Services, "db">,
  viewer: { id: string },
  uses: readonly FactUse[],
): Promise<number> {
  if (uses.length === 0) return 0;
  const noted = await db.all(sql`
    update ${facts} set use_count = use_count + 1, fits = coalesce((
      select json_group_array(fit) from (
        select fit, min(at) as first from (
          select value ->> 'fit' as fit, -1 as at from json_each(${JSON.stringify(uses)}) where value ->> 'id' = facts.id
          union all select value, key from json_each(facts.fits)
        ) where fit is not null group by fit order by first limit ${fitsLimit}
      )
    ), '[]')
    where user_id = ${viewer.id} and id in (select value ->> 'id' from json_each(${JSON.stringify(uses)}))
    returning id`);
  return noted.length;
}
