import { and, eq, exists, inArray, isNotNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { promptVersions, prompts, publications } from "~/db/schema";
import type { Services } from "~/services";

const isCopy = isNotNull(prompts.copiedFrom);

/** SQL condition: a prompt whose text is another member's, as it was copied: its owner has not edited it. */
const isUntouched = and(isCopy, eq(prompts.versionKind, "remixed"));

/** Ids of those of the viewer's prompts (at most 98) whose text is another member's, as it was copied. */
export async function untouchedCopies(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: prompts.id })
    .from(prompts)
    .where(and(eq(prompts.userId, viewer.id), inArray(prompts.id, [...ids]), isUntouched));
  return new Set(rows.map(({ id }) => id));
}

/** Whether the text of a link, or that of one of its versions, is another member's, as it was copied. */
export async function isUntouchedLink(
  { db }: Pick<Services, "db">,
  shareId: string,
  version?: number,
): Promise<boolean> {
  const isCopied = and(
    eq(promptVersions.promptId, prompts.id),
    eq(promptVersions.number, version ?? 0),
    eq(promptVersions.kind, "remixed"),
  );
  const copied = db.select({ number: promptVersions.number }).from(promptVersions).where(isCopied);
  const isText = version === undefined ? isUntouched : and(isCopy, exists(copied));
  const row = await db
    .select({ id: prompts.id })
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .where(and(eq(publications.shareId, shareId), isText))
    .get();
  return row !== undefined;
}
