import { and, asc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { promptVersions } from "~/db/schema";
import { comparisonOf, type Comparison } from "~/features/text/compare-texts";
import { firstChange } from "~/features/text/first-change";
import type { Services } from "~/services";

import { latestVersions } from "./limits";

/** A version beside those before it. */
export interface VersionChange {
  /** The first sentence that it changed in the text before it, before and after. Null if no words, or if it is not one of the latest. */
  sides: Comparison | null;
  /** The number of the latest version with its text, of a restored one. Null if it is gone. */
  restoredFrom: number | null;
}

/** By number: each version of one of the viewer's prompts beside those before it; the first one is left out. */
export async function listChanges(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
): Promise<Record<number, VersionChange>> {
  const versions = await db
    .select({ number: promptVersions.number, kind: promptVersions.kind, content: promptVersions.content })
    .from(promptVersions)
    .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.userId, viewer.id)))
    .orderBy(asc(promptVersions.number));
  const lastWith = new Map<string, number>();
  return Object.fromEntries(
    versions.flatMap(({ number, kind, content }, at) => {
      const before = versions[at - 1];
      const restoredFrom = (kind === "restored" && lastWith.get(content)) || null;
      lastWith.set(content, number);
      if (!before) return [];
      // An import brings a thousand.
      const isLate = at >= versions.length - latestVersions;
      const pieces = isLate ? firstChange(before.content, content) : null;
      return [[number, { sides: pieces && comparisonOf(pieces), restoredFrom }]];
    }),
  );
}
