import { eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { isOpen } from "~/features/sharing/get-shared-prompt.server";
import { publications } from "~/db/schema";
import { pageSize } from "~/features/town/limits";
import {
  isSourceText,
  isSourceUser,
  sourceFields,
  sources,
  sourceTexts,
  sourceUsers,
  toCredit,
  withSource,
} from "~/features/town/remix-source.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { Family } from "./responses";
import { ancestorsLimit, pagesLimit } from "./limits";
import { selectRemixes } from "./select-remixes.server";

export const getFamilyOperation = operation({ limit: "read", errors: ["prompt_not_found"] });

/**
 * The family of a prompt that the viewer may see: its sources up to `ancestorsLimit`, and a page of its remixes, newest first. Only what is
 * listed has a name; a deleted source ends the chain. Errors: `prompt_not_found`.
 */
export async function getFamily(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
  asked: number,
): Promise<Family> {
  const within = Math.min(asked, pagesLimit);
  const [[prompt], line, found] = await services.db.batch([
    selectPrompt(services, viewer, shareId),
    selectSources(services, shareId),
    selectPage(services, shareId, within),
  ]);
  if (!prompt) throw new AppError("prompt_not_found");
  const total = Math.min(prompt.remixes, pagesLimit * pageSize);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(within, pageCount);
  const onPage = page === within ? found : await selectPage(services, shareId, page);
  return {
    prompt: toCredit(prompt)!,
    ancestors: line.map(toCredit),
    remixes: onPage.map((row) => ({ ...toCredit(row)!, publishedAt: row.publishedAt! })),
    total: prompt.remixes,
    page,
    pageCount,
  };
}

/** Selects the prompt itself with the columns of a credit. */
const selectPrompt = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id"> | null, shareId: string) =>
  db
    .select({ remixes: publications.remixCount, ...sourceFields })
    .from(publications)
    .innerJoin(sources, eq(sources.promptId, publications.promptId))
    .innerJoin(sourceTexts, isSourceText)
    .innerJoin(sourceUsers, isSourceUser)
    .where(isOpen(viewer, shareId));

/** Selects the sources of a prompt, the nearest first: one whose row is gone is the last. */
function selectSources({ db }: Pick<Services, "db">, shareId: string) {
  const line = sql`(
    with recursive line(id, depth) as (
      select remix_of, 1 from publications where share_id = ${shareId} and remix_of is not null
      union all
      select older.remix_of, depth + 1 from line cross join publications as older
        where older.prompt_id = line.id and older.remix_of is not null and depth < ${ancestorsLimit}
    )
    select id, depth from line
  ) as line`;
  return withSource(db.select(sourceFields).from(line).$dynamic(), sql`line.id`).orderBy(sql`line.depth`);
}

const selectPage = (services: Pick<Services, "db">, shareId: string, page: number) =>
  selectRemixes(
    services,
    sql`(select own.prompt_id from publications as own where own.share_id = ${shareId})`,
    pageSize,
    (page - 1) * pageSize,
  );
