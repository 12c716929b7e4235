import { and, eq, inArray } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import type { Variable } from "~/domain/variables";
import type { Services } from "~/services";

/** The stored variables of the viewer's prompts among `ids` (at most a page of the library), by prompt id; null: none are stored. */
export async function listVariables(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Variable[] | null>> {
  const rows = await db
    .select({ id: prompts.id, variables: prompts.variables })
    .from(prompts)
    .where(and(eq(prompts.userId, viewer.id), inArray(prompts.id, [...ids])));
  return new Map(rows.map(({ id, variables }) => [id, variables]));
}
