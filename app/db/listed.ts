import { sql, type SQLWrapper } from "drizzle-orm";

import { prompts } from "./schema";

/** SQL condition of a table of prompts: the prompt is listed in the town. */
export const isListedIn = (table: Record<"isPublic" | "publication", SQLWrapper>) =>
  sql`(${table.isPublic} = 1 and ${table.publication} is not null)`;

/** SQL condition of listed prompts: the predicate of the partial indexes, with the literal the planner needs. */
export const isListed = isListedIn(prompts);
