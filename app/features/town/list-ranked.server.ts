import { and, eq, sql, type SQL } from "drizzle-orm";

import { counters, prompts, users } from "~/db/schema";
import { circle, goldenStep, townList, type RankedOrder } from "~/domain/town-orders";
import type { Language } from "~/languages";
import type { Services } from "~/services";

import { rankedCounter, readCounts, selectCounters } from "./count-town.server";
import { newPlaces, rankedPagesLimit, rankedPlaces } from "./limits";
import type { TownQuery } from "./query";
import type { TownPrompt, TownView } from "./town-prompt";
import { inList, oneLanguage } from "./list-of-language.server";
import { inReaderLanguage } from "./reader-versions.server";
import { isListedSource, sourceFields, sources, sourceUsers } from "./remix-source.server";
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

const listOf = (query: RankedQuery): string => townList(query, oneLanguage(query.language));

/** SQL of ranked publications, best first. */
const rankedPlacesOf = (query: RankedQuery, limit: number, page: number) => sql`(
  select publication, score as place from town_ranks
  where list = ${listOf(query)} and ranking = ${query.order}
  order by score desc, publication desc limit ${limit} offset ${(page - 1) * limit}
) as shown`;

/** SQL of new publications from a start on around the circle. */
function newPlacesOf(query: RankedQuery, start: number) {
  const arc = (side: "<=" | ">", lead: number) => sql`
    select * from (
      select publication, score + ${lead} as place from town_ranks
      where list = ${listOf(query)} and ranking = 'fresh' and score ${sql.raw(side)} ${start}
      order by score desc limit ${newPlaces}
    )`;
  return sql`(${arc("<=", circle)} union all ${arc(">", 0)} limit ${newPlaces}) as shown`;
}

/** Selects the prompts at some places of a list, with creators. */
const selectPlaces = ({ db }: Reading, viewer: Viewer, query: RankedQuery, places: SQL) =>
  db
    .select({
      prompt: promptFields,
      user: userFields,
      source: sourceFields,
      isSaved: isSavedBy(viewer, sql`${prompts.id}`),
      description: prompts.description,
    })
    .from(places)
    .crossJoin(prompts)
    .crossJoin(users)
    .leftJoin(sources, isListedSource(prompts.remixOf))
    .leftJoin(sourceUsers, eq(sourceUsers.id, sources.userId))
    .where(
      and(
        eq(prompts.publication, sql`shown.publication`),
        isListed,
        inList(query, oneLanguage(query.language), "by number"),
        eq(users.id, prompts.userId),
      ),
    )
    .orderBy(sql`shown.place desc`, sql`shown.publication desc`);

/** The prompts of a page, with new ones among them that are not there by their saves. */
function withNewPlaces(page: TownPrompt[], candidates: TownPrompt[]): TownPrompt[] {
  const known = new Set(page.map(({ id }) => id));
  const fresh = candidates.filter(({ id }) => !known.has(id));
  const mixed = [...page];
  for (const [at, prompt] of fresh.entries())
    mixed.splice(newPositions[at]!, 0, { ...prompt, isNewHere: true });
  return mixed;
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
  const selectPage = (page: number) =>
    [
      selectPlaces(services, viewer, query, rankedPlacesOf(query, rankedPlaces, page)),
      selectPlaces(services, viewer, query, newPlacesOf(query, startOf(clock.now(), page))),
    ] as const;
  const asked = Math.min(query.page, rankedPagesLimit);
  const [totals, [ranked], ...rows] = await db.batch([
    selectCounters(services, query.category, language),
    db
      .select()
      .from(counters)
      .where(eq(counters.name, rankedCounter(query.order, listOf(query)))),
    ...selectPage(asked),
  ]);
  const most = rankedPagesLimit * rankedPlaces;
  const found = ranked?.total ?? 0;
  if (found === 0) return null;
  const total = Math.min(found, most);
  const pageCount = Math.ceil(total / rankedPlaces);
  const page = Math.min(asked, pageCount);
  const places = page === asked ? rows : await db.batch(selectPage(page));
  const [best, fresh] = await Promise.all(
    places.map((chosen) =>
      language === null && readerLanguage
        ? inReaderLanguage(services, viewer, chosen, readerLanguage)
        : chosen,
    ),
  );
  return {
    prompts: withNewPlaces(toTownPrompts(services, viewer, best!), toTownPrompts(services, viewer, fresh!)),
    total,
    isCapped: found > most,
    page,
    pageCount,
    counts: readCounts(totals),
    isUnranked: false,
  };
}

/** The best prompts of a ranking with their descriptions, for a feed; none: the list has no ranking yet. */
export async function listBest(services: Reading, query: RankedQuery, count: number) {
  const rows = await selectPlaces(services, null, query, rankedPlacesOf(query, count, 1));
  return toTownPrompts(services, null, rows).map((prompt, at) => ({
    ...prompt,
    description: rows[at]!.description,
  }));
}
