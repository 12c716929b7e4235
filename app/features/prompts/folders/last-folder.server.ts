import { desc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import type { Services } from "~/services";

/** The folder of the viewer's newest prompt, to save the next one to. Null in an empty library: it is 'uncategorized'. */
export async function lastFolder(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
): Promise<{ id: string } | null> {
  const newest = await db
    .select({ id: prompts.folderId })
    .from(prompts)
    .where(eq(prompts.userId, viewer.id))
    .orderBy(desc(prompts.number))
    .limit(1)
    .get();
  return newest ?? null;
}
