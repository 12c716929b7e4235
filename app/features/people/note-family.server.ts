import { eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { isOpen } from "~/features/sharing/get-shared-prompt.server";
import {
  isListedSource,
  sourceFields,
  sources,
  sourceUsers,
  toCredit,
} from "~/features/town/remix-source.server";
import type { Services } from "~/services";

import type { FamilyNote } from "./family";
import { newestRemixes } from "./limits";
import { selectRemixes } from "./select-remixes.server";

/**
 * The family note of a prompt's page, in one round trip; nothing of a prompt that the viewer may not see, and of relatives
 * only what the town lists.
 */
export async function noteFamily(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
): Promise<FamilyNote> {
  const { db } = services;
  const id = sql`(select own.id from prompts as own where own.share_id = ${shareId})`;
  const [[row], newest] = await db.batch([
    db
      .select({ remixOf: prompts.remixOf, remixes: prompts.remixes, ...sourceFields })
      .from(prompts)
      .leftJoin(sources, isListedSource(prompts.remixOf))
      .leftJoin(sourceUsers, eq(sourceUsers.id, sources.userId))
      .where(isOpen(viewer, shareId)),
    selectRemixes(services, id, newestRemixes),
  ]);
  if (!row) return { isRemix: false, basedOn: null, remixes: 0, newest: [] };
  return {
    isRemix: row.remixOf !== null,
    basedOn: toCredit(row),
    remixes: row.remixes,
    newest: newest.flatMap((remix) => toCredit(remix) ?? []),
  };
}
