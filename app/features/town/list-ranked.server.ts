import { and, eq, sql, type SQL } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { counters, prompts, publications, users } from "~/db/schema";
import { oncePer, readAll, readRows, writtenQuery } from "~/db/written-query";
import { circle, goldenStep, isShownSort, townList, type RankedSort } from "~/domain/town-sorts";
import type { Language } from "~/domain/languages";
import type { Services } from "~/services";

import { rankedCounter, readCounts, selectCounts } from "./count-town.server";
import { newPerPage, pageSize, rankedPagesLimit, rankedPerPage } from "./limits";
import type { TownQuery } from "./query";
import type { TownPrompt, TownView } from "./town-prompt";
import { hasKey, keyOfList, kindOfList, oneLanguage, type ListKind } from "./list-of-language.server";
import { inReaderLanguage, isReaderVersion, readerFields, versions } from "./reader-versions.server";
import { withSource } from "./remix-source.server";
import { publicFields, rowFields, toTownPrompts, type TownRow } from "./town-rows.server";

type Needs = Pick<Services, "db" | "adminEmails" | "clock">;
/** Who looks, and the language in which a list of all languages is shown to them. */
interface Reader {
  viewer: { id: string } | null;
  language?: Language;
}
type RankedQuery = Omit<TownQuery, "search" | "order"> & { order: RankedSort };

const hour = 3_600_000;

/** Where new posts are inserted into a ranked page. */
const newPositions = [3, 8];

/** Where the new positions of a page begin on the circle; it moves each hour. */
const startOf = (now: Date, page: number): number =>
  ((Math.floor(now.getTime() / hour) * rankedPagesLimit + page) * goldenStep) % circle;

const listOf = (query: RankedQuery): string => townList(query, oneLanguage(query.language));

const list = sql.placeholder("list");

/** SQL of ranked publications, best first. */
const rankedRows = sql`(
  select town_number, score as place from town_ranks
  where list = ${list} and ranking = ${sql.placeholder("ranking")}
  order by score desc, town_number desc limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}
) as shown`;

const arc = (side: "<=" | ">", lead: number) => sql`
  select * from (
    select town_number, score + ${lead} as place from town_ranks
    where list = ${list} and ranking = 'fresh' and score ${sql.raw(side)} ${sql.placeholder("start")}
    order by score desc limit ${newPerPage}
  )`;

/** SQL of new publications from a start on around the circle. */
const newRows = sql`(${arc("<=", circle)} union all ${arc(">", 0)} limit ${newPerPage}) as shown`;

const positionFields = rowFields(readerFields(publicFields), { id: sql.placeholder("viewerId") });

/** A query of the prompts at some positions of a list of a kind, with creators, in the reader's language. */
const writtenPositions = (places: SQL) =>
  oncePer((kind: ListKind) =>
    writtenQuery<TownRow>(positionFields, (db) =>
      withSource(
        db
          .select(positionFields)
          .from(places)
          .crossJoin(publications)
          .leftJoin(versions, isReaderVersion(publications))
          .crossJoin(prompts)
          .crossJoin(users)
          .$dynamic(),
        inReaderLanguage(publications, "remixOf"),
      )
        .where(
          and(
            eq(publications.townNumber, sql`shown.town_number`),
            isListed,
            hasKey(kind, sql.placeholder("key"), "by number"),
            eq(prompts.id, inReaderLanguage(publications, "promptId")),
            eq(users.id, publications.userId),
          ),
        )
        .orderBy(sql`shown.place desc`, sql`shown.town_number desc`),
    ),
  );

const selectRanked = writtenPositions(rankedRows);
const selectNew = writtenPositions(newRows);

/** The kind of a query's list, and the values that select it. */
function listValues(reader: Reader, query: RankedQuery) {
  const language = oneLanguage(query.language);
  const values = {
    list: listOf(query),
    key: keyOfList(query, language),
    viewerId: reader.viewer?.id ?? null,
    readerLanguage: language === null ? (reader.language ?? null) : null,
  };
  return { kind: kindOfList(query, language), values };
}

/** Selects a page of ranked publications, of so many each. */
function selectPositions({ db }: Needs, reader: Reader, query: RankedQuery, limit: number, page: number) {
  const { kind, values } = listValues(reader, query);
  return selectRanked(kind)(db, { ...values, ranking: query.order, limit, offset: (page - 1) * limit });
}

/** Selects the new publications of a page. */
function selectNewPositions({ db, clock }: Needs, reader: Reader, query: RankedQuery, page: number) {
  const { kind, values } = listValues(reader, query);
  return selectNew(kind)(db, { ...values, start: startOf(clock.now(), page) });
}

const rankedTotal = { total: counters.total };

const selectRankedTotal = writtenQuery(rankedTotal, (db) =>
  db
    .select(rankedTotal)
    .from(counters)
    .where(eq(counters.name, sql.placeholder("name"))),
);

/** The prompts of a page, with new ones among them that are not there by their saves. */
function withNewPositions(page: TownPrompt[], candidates: TownPrompt[]): TownPrompt[] {
  const known = new Set(page.map(({ id }) => id));
  const fresh = candidates.filter(({ id }) => !known.has(id));
  const mixed = [...page];
  for (const [at, prompt] of fresh.entries())
    mixed.splice(newPositions[at]!, 0, { ...prompt, isNewHere: true });
  return mixed;
}

/**
 * A page of a ranking: ten prompts by saves and uses, and two places for new ones that few have seen yet; or twelve that have
 * something to show. Null if the list has no ranking yet. One round trip, and one more for a page beyond the last.
 */
export async function listRanked(
  services: Needs,
  reader: Reader,
  query: RankedQuery,
): Promise<TownView | null> {
  const { db } = services;
  const language = oneLanguage(query.language);
  const isShown = isShownSort(query.order);
  const perPage = isShown ? pageSize : rankedPerPage;
  const selectPage = (page: number) => [
    selectPositions(services, reader, query, perPage, page),
    ...(isShown ? [] : [selectNewPositions(services, reader, query, page)]),
  ];
  const asked = Math.min(query.page, rankedPagesLimit);
  const [totals, [ranked], ...rows] = await readAll(
    selectCounts(db, language),
    selectRankedTotal(db, { name: rankedCounter(query.order, listOf(query)) }),
    ...selectPage(asked),
  );
  const most = rankedPagesLimit * perPage;
  const found = ranked?.total ?? 0;
  if (found === 0 && !isShown) return null;
  const total = Math.min(found, most);
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked, pageCount);
  const places = page === asked ? rows : await readAll(...selectPage(page));
  const [best, fresh = []] = places.map((chosen) => toTownPrompts(services, reader.viewer, chosen));
  return {
    prompts: withNewPositions(best!, fresh),
    total,
    isCapped: found > most,
    page,
    pageCount,
    counts: readCounts(query.category, totals),
    isUnranked: false,
    older: null,
  };
}

/** The best prompts of a ranking, for a feed; none: the list has no ranking yet. */
export const listBest = async (services: Needs, query: RankedQuery, count: number): Promise<TownPrompt[]> =>
  toTownPrompts(services, null, await readRows(selectPositions(services, { viewer: null }, query, count, 1)));
