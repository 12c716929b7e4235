import { and, eq, sql } from "drizzle-orm";

import { counters, prompts, users } from "~/db/schema";
import { circle, goldenStep, townList, type RankedOrder } from "~/domain/town-orders";
import type { Language } from "~/languages";
import type { Services } from "~/services";

import { rankedCounter, readCounts, selectCounters } from "./count-town.server";
import { newPlaces, rankedPagesLimit, rankedPlaces } from "./limits";
import type { TownQuery } from "./query";
import { isListedSource, sourceFields, sources, sourceUsers } from "./remix-source.server";
import type { TownPrompt, TownView } from "./town-prompt";
import { inList, oneLanguage } from "./list-of-language.server";
import { inReaderLanguage } from "./reader-versions.server";
import { isListed, isSavedBy, promptFields, toTownPrompts, userFields } from "./town-rows.server";

type Reading = Pick<Services, "db" | "adminEmails" | "clock">;
type Viewer = { id: string } | null;
type RankedQuery = Omit<TownQuery, "search" | "order"> & { order: RankedOrder };

const hour = 3_600_000;

/** Positions of the new places among the ranked ones. */
const newPositions = [3, 8];

/** Where the new places of a page begin on the circle; another place each hour. */
const startOf = (now: Date, page: number): number =>
  ((Math.floor(now.getTime() / hour) * rankedPagesLimit + page) * goldenStep) % circle;

interface Places {
  list: string;
  order: RankedOrder;
  limit: number;
  offset: number;
}

/** SQL of ranked publications, with their places. */
const rankedPlacesOf = ({ list, order, limit, offset }: Places) => sql`
  select publication, 0 as is_new, row_number() over (order by score desc, publication desc) as place from (
    select publication, score from town_ranks where list = ${list} and ranking = ${order}
    order by score desc, publication desc limit ${limit} offset ${offset}
  )`;

/** SQL of new publications from a start on around the circle, without the ranked ones. */
function newPlacesOf(list: string, start: number) {
  const arc = (side: "<=" | ">") => sql`
    select * from (
      select publication, 1, 0 from town_ranks
      where list = ${list} and ranking = 'fresh' and score ${sql.raw(side)} ${start}
        and publication not in (select publication from ranked)
      order by score desc limit ${newPlaces}
    )`;
  return sql`select * from (${arc("<=")} union all ${arc(">")} limit ${newPlaces})`;
}

/** Selects the prompts at some places of a ranking, with creators; `start`: with new ones from there. */
function selectPlaces({ db }: Reading, viewer: Viewer, query: RankedQuery, places: Places, start?: number) {
  const fresh = start === undefined ? sql`` : sql`union all ${newPlacesOf(places.list, start)}`;
  const shown = sql`(
    with ranked as materialized (${rankedPlacesOf(places)}) select * from ranked ${fresh}
  ) as shown`;
  return db
    .select({
      prompt: promptFields,
      user: userFields,
      source: sourceFields,
      isSaved: isSavedBy(viewer, sql`${prompts.id}`),
      isNew: sql<number>`shown.is_new`.as("is_new"),
      description: prompts.description,
    })
    .from(shown)
    .crossJoin(prompts)
    .crossJoin(users)
    .leftJoin(sources, isListedSource(prompts.remixOf))
    .leftJoin(sourceUsers, eq(sourceUsers.id, sources.userId))
    .where(
      and(
        eq(prompts.publication, sql`shown.publication`),
        isListed,
        inList(query, oneLanguage(query.language)),
        eq(users.id, prompts.userId),
      ),
    )
    .orderBy(sql`shown.is_new`, sql`shown.place`);
}

type Selected = Awaited<ReturnType<typeof selectPlaces>>;

const pagePlaces = (query: RankedQuery, page: number): Places => ({
  list: townList(query, oneLanguage(query.language)),
  order: query.order,
  limit: rankedPlaces,
  offset: (Math.min(page, rankedPagesLimit) - 1) * rankedPlaces,
});

/** The prompts of a page, the new ones at their positions. */
function withNewPlaces(services: Reading, viewer: Viewer, rows: Selected): TownPrompt[] {
  const all = toTownPrompts(services, viewer, rows);
  const page = all.filter((_, at) => !rows[at]!.isNew);
  const fresh = all.filter((_, at) => rows[at]!.isNew);
  for (const [at, prompt] of fresh.entries())
    page.splice(newPositions[at]!, 0, { ...prompt, isNewHere: true });
  return page;
}

/**
 * A page of a ranking: ten prompts by saves and uses, and two places for new ones that few have seen yet. Null: the list has no
 * ranking yet. One round trip, and one more for a page beyond the last.
 */
export async function listRanked(
  services: Reading,
  viewer: Viewer,
  query: RankedQuery,
  readerLanguage?: Language,
): Promise<TownView | null> {
  const { db, clock } = services;
  const language = oneLanguage(query.language);
  const select = (page: number) =>
    selectPlaces(services, viewer, query, pagePlaces(query, page), startOf(clock.now(), page));
  const [totals, [ranked], rows] = await db.batch([
    selectCounters(services, query.category, language),
    db
      .select()
      .from(counters)
      .where(eq(counters.name, rankedCounter(query.order, townList(query, language)))),
    select(query.page),
  ]);
  const most = rankedPagesLimit * rankedPlaces;
  const found = ranked?.total ?? 0;
  if (found === 0) return null;
  const total = Math.min(found, most);
  const pageCount = Math.ceil(total / rankedPlaces);
  const page = Math.min(query.page, pageCount);
  const onPage = page === query.page ? rows : await select(page);
  const isMixed = language === null && readerLanguage !== undefined;
  const shown = isMixed ? await inReaderLanguage(services, viewer, onPage, readerLanguage) : onPage;
  return {
    prompts: withNewPlaces(services, viewer, shown),
    total,
    isCapped: found > most,
    page,
    pageCount,
    counts: readCounts(totals, language),
    isUnranked: false,
  };
}

/** The best prompts of a ranking with their descriptions, for a feed; none: the list has no ranking yet. */
export async function listBest(services: Reading, query: RankedQuery, count: number) {
  const places = { ...pagePlaces(query, 1), limit: count };
  const rows = await selectPlaces(services, null, query, places);
  return toTownPrompts(services, null, rows).map((prompt, at) => ({
    ...prompt,
    description: rows[at]!.description,
  }));
}
