import { eq, sql, type Placeholder, type SQLWrapper } from "drizzle-orm";

import { prompts, publications, saves } from "./schema";

/** SQL condition of the join of prompts and publications. */
export const isItsPublication = eq(publications.promptId, prompts.id);

/** SQL condition of a table of publications: it is listed in the town. */
export const isListedIn = (table: Record<"isPublic" | "townNumber", SQLWrapper>) =>
  sql`(${table.isPublic} = 1 and ${table.townNumber} is not null)`;

/** SQL condition of listed publications: the predicate of the partial indexes, with the literal the planner needs. */
export const isListed = isListedIn(publications);

/** Selected value `is_saved`: whether the prompt of this id is on the viewer's shelf; a visitor has none. */
export const isSavedBy = (viewer: { id: string | Placeholder } | null, promptId: SQLWrapper) =>
  (viewer
    ? sql<number>`exists (select 1 from ${saves} where ${saves.userId} = ${viewer.id} and ${saves.promptId} = ${promptId})`
    : sql<number>`0`
  ).as("is_saved");
