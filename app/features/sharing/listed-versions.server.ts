import { sql } from "drizzle-orm";

import { publications } from "~/db/schema";

/**
 * The listed versions of a prompt's work as JSON, share ids by language, the oldest publication first. The pluses keep the planner from
 * reading the whole town. Of a selection from `publications`.
 */
export const listedVersions = sql<string>`case when publications.work_id is null then '{}' else (
  select json_group_object(language, share_id) from (
    select v.language, v.share_id from ${publications} as v
    where v.work_id = publications.work_id and +v.is_public = 1 and +v.town_number is not null
    order by +v.town_number
  )
) end`;
