import { sql } from "drizzle-orm";

import { prompts } from "~/db/schema";

/** The listed versions of a prompt's work as JSON, share ids by language, the oldest publication first. */
export const listedVersions = sql<string>`(
  select json_group_object(language, share_id) from (
    select v.language, v.share_id from ${prompts} as v
    where v.work_id = ${prompts.workId} and v.is_public = 1 and v.publication is not null
    order by v.publication
  )
)`;
