import { and, count, gt, inArray, ne, sql, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { countedNews, pageSize } from "~/features/town/limits";
import type { TownPrompt } from "~/features/town/town-prompt";
import { selectTownRows, toTownPrompts, withCreators } from "~/features/town/town-rows.server";
import type { Services } from "~/services";

import type { Follow } from "./follow";
import { listFollowsOperation, selectFollows, toFollows } from "./list-follows.server";

export const listFollowedOperation = listFollowsOperation;

export interface FollowedPosts {
  follows: Follow[];
  prompts: TownPrompt[];
  /** Where the next page begins (`before`). Null if this is the last. */
  next: number | null;
}

/**
 * New posts of the people and categories that the viewer follows, newest first, before a publication; of people only posts that name
 * them, and none while they hide. With `language`, of categories only posts in it: a person is followed whatever they write in. Reads one
 * post ahead of each followed list, so any page costs as much as the first.
 */
export async function listFollowed(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: Pick<Viewer, "id">,
  before: number,
  language?: PromptLanguage,
): Promise<FollowedPosts> {
  const rows = selectTownRows(services).where(
    and(isListed, inArray(publications.townNumber, mergedNews(viewer, before, pageSize + 1, language))),
  );
  const [followed, found] = await services.db.batch([
    selectFollows(services, viewer),
    withCreators(services, rows),
  ]);
  const onPage = found.slice(0, pageSize);
  return {
    follows: toFollows(followed),
    prompts: toTownPrompts(services, viewer, onPage),
    next: found.length > pageSize ? onPage.at(-1)!.prompt.townNumber : null,
  };
}

/** The number of others' posts since then among the newest of what the viewer follows, up to `countedNews`; of categories in one language or in all. */
export async function countNews(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  since: Date,
  language?: PromptLanguage,
): Promise<number> {
  const [news] = await db
    .select({ total: count() })
    .from(publications)
    .where(
      and(
        isListed,
        inArray(publications.townNumber, mergedNews(viewer, Number.MAX_SAFE_INTEGER, countedNews, language)),
        gt(publications.publishedAt, since),
        ne(publications.userId, viewer.id),
      ),
    );
  return news!.total;
}

/** The newest post of a followed list before a publication: one entry of the list's index. */
const nextOf = (list: SQL, before: SQL, language: PromptLanguage | undefined): SQL => {
  // The plus: an index on an expression is no index for a column's affinity.
  const newest = (condition: string, target = sql`${list}.target`) => sql`(
    select town_number from publications where is_public = 1 and town_number is not null and town_number < ${before}
      and ${sql.raw(condition)} = +(${target}) order by town_number desc limit 1)`;
  const inCategory = language
    ? newest("language || ':' || category", sql`${`${language}:`} || ${list}.target`)
    : newest("iif(is_lead, category, null)");
  return sql`case ${list}.kind when 'person' then ${newest("show_profile = 1 and user_id")} else ${inCategory} end`;
};

/**
 * Numbers of the newest posts: the lists are merged by a queue, which is what SQLite makes of a recursive query in order. A post is in
 * two of them at most, its author's and its category's.
 */
const mergedNews = (
  viewer: Pick<Viewer, "id">,
  before: number,
  length: number,
  language?: PromptLanguage,
): SQL => sql`(
  with recursive merged(kind, target, town_number) as (
    select kind, target, ${nextOf(sql.raw("follows"), sql`${before}`, language)} from follows
      where user_id = ${viewer.id}
        and (kind = 'category' or exists (select 1 from users where id = follows.target and is_public = 1))
    union all
    select kind, target, ${nextOf(sql.raw("merged"), sql.raw("merged.town_number"), language)} from merged
      where town_number is not null
    order by 3 desc limit ${2 * length}
  )
  select distinct town_number from merged where town_number is not null order by town_number desc limit ${length}
)`;
