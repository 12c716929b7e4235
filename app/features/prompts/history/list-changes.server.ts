import { and, asc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { promptVersions } from "~/db/schema";
import { firstChange, type FirstChange } from "~/features/text/first-change";
import type { Services } from "~/services";

/** By number: what each version of one of the viewer's prompts changed first from the version before it; the first one has none. */
export async function listChanges(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
): Promise<Record<number, FirstChange>> {
  const versions = await db
    .select({ number: promptVersions.number, content: promptVersions.content })
    .from(promptVersions)
    .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.userId, viewer.id)))
    .orderBy(asc(promptVersions.number));
  return Object.fromEntries(
    versions.flatMap(({ number, content }, at) => {
      const before = versions[at - 1];
      const change = before && firstChange(before.content, content);
      return change ? [[number, change]] : [];
    }),
  );
}
