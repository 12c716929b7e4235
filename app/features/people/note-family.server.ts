import { sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { publications } from "~/db/schema";
import { readAll, writtenQuery } from "~/db/written-query";
import { isOpen } from "~/features/sharing/get-shared-prompt.server";
import { sourceFields, toCredit, withSource } from "~/features/town/remix-source.server";
import type { Services } from "~/services";

import type { FamilyNote } from "./family";
import { newestRemixes } from "./limits";
import { remixColumns, selectRemixes } from "./select-remixes.server";

const ofPrompt = sql.placeholder("shareId");

const noted = { remixOf: publications.remixOf, remixes: publications.remixCount, ...sourceFields };

const selectNoted = writtenQuery(noted, (db) =>
  withSource(db.select(noted).from(publications).$dynamic(), publications.remixOf).where(
    isOpen({ id: sql.placeholder("viewerId") }, ofPrompt),
  ),
);

const selectNewest = writtenQuery(remixColumns, (db) =>
  selectRemixes(
    { db },
    sql`(select own.prompt_id from publications as own where own.share_id = ${ofPrompt})`,
    newestRemixes,
  ),
);

/** The family note of a prompt's page; of relatives only what the town lists. */
export async function noteFamily(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
): Promise<FamilyNote> {
  const values = { shareId, viewerId: viewer?.id ?? null };
  const [[row], newest] = await readAll(selectNoted(db, values), selectNewest(db, values));
  if (!row) return { isRemix: false, basedOn: null, remixes: 0, newest: [] };
  return {
    isRemix: row.remixOf !== null,
    basedOn: toCredit(row),
    remixes: row.remixes,
    newest: newest.flatMap((remix) => toCredit(remix) ?? []),
  };
}
