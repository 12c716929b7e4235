import { and, desc, eq, inArray } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { promptColumns } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

/** Selects the viewer's prompts of these numbers (at most 99: D1 binds 100 values), newest first. */
export const selectPrompts = (
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  numbers: readonly number[],
) =>
  db
    .select(promptColumns)
    .from(prompts)
    .where(and(eq(prompts.userId, viewer.id), inArray(prompts.number, [...numbers])))
    .orderBy(desc(prompts.number));
