import { and, desc, inArray, sql } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";
import { numbered, oncePer, placeholders, readAll, readRows } from "~/db/written-query";
import { townList } from "~/domain/town-sorts";
import { AppError } from "~/errors";
import type { Language } from "~/domain/languages";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { readCounts, selectCounts } from "./count-town.server";
import { countedResultsLimit, resultPagesLimit, pageSize, pagesOf, townPagesLimit } from "./limits";
import { hasKey, keyOfList, kindOfList, oneLanguage, type ListKind } from "./list-of-language.server";
import { listRanked } from "./list-ranked.server";
import type { TownQuery } from "./query";
import { withReaderVersions } from "./reader-versions.server";
import { scopeOf, searchRuns } from "./search-document";
import type { TownPrompt, TownView } from "./town-prompt";
import { selectTownRows, toTownPrompts, type TownRow, writtenTownQuery } from "./town-rows.server";

type Needs = Pick<Services, "db" | "search" | "adminEmails" | "clock">;
type Viewer = { id: string } | null;

export const listTownOperation = operation({ limit: "read", errors: ["search_failed"] });

/**
 * A page of published prompts, of a category, a subcategory or a search, in which each run of letters must occur (specification,
 * sections 2 and 9). The order is the newest publication, or a ranking (docs/decisions/038, 053). A list has a hundred pages;
 * programs read on by `listOlder`. A list of all languages has one version of each prompt, `readerLanguage`'s if there is
 * one; a search of all has each version that matches. One round trip, and one more for a search, a page beyond the last,
 * or a ranking that is still empty. Errors: `search_failed`.
 */
export const listTown = (
  services: Needs,
  viewer: Viewer,
  query: TownQuery,
  readerLanguage?: Language,
): Promise<TownView> =>
  query.search === ""
    ? listCategory(services, viewer, query, readerLanguage)
    : listFound(services, viewer, query);

async function listCategory(
  services: Needs,
  viewer: Viewer,
  query: TownQuery,
  readerLanguage?: Language,
): Promise<TownView> {
  const { category, order } = query;
  const asked = Math.min(query.page, townPagesLimit);
  const language = oneLanguage(query.language);
  const ranked =
    order === "new"
      ? null
      : await listRanked(services, { viewer, language: readerLanguage }, { ...query, order });
  if (ranked) return ranked;
  const selectPage = (page: number) =>
    selectList(kindOfList(query, language))(services.db, {
      key: keyOfList(query, language),
      first: (page - 1) * pageSize,
      viewerId: viewer?.id ?? null,
      readerLanguage: language === null ? (readerLanguage ?? null) : null,
    });
  const [stored, rows] = await readAll(selectCounts(services.db, language), selectPage(asked));
  const counts = readCounts(category, stored);
  const total = counts[townList(query)] ?? 0;
  const pageCount = pagesOf(total);
  const page = Math.min(asked, pageCount);
  const onPage = page === asked ? rows : await readRows(selectPage(page));
  return {
    prompts: toTownPrompts(services, viewer, onPage),
    total,
    isCapped: false,
    page,
    pageCount,
    counts,
    isUnranked: order !== "new",
    older: order === "new" && page * pageSize < total ? lastOf(onPage) : null,
  };
}

const key = sql.placeholder("key");

/** A page of a list of a kind, by its offset. */
const selectList = oncePer((kind: ListKind) =>
  writtenTownQuery(
    (services) =>
      selectTownRows(services)
        .where(and(isListed, hasKey(kind, key)))
        .orderBy(desc(publications.townNumber))
        .limit(pageSize)
        .offset(sql.placeholder("first")),
    withReaderVersions,
  ),
);

const lastOf = (rows: readonly TownRow[]): number | null => rows.at(-1)?.prompt.townNumber ?? null;

/** The publications of so many numbers. */
const selectNumbered = oncePer((length: number) =>
  writtenTownQuery((services) =>
    selectTownRows(services).where(and(isListed, inArray(publications.townNumber, placeholders(length)))),
  ),
);

/** The listed ones among these publications, in the order of their numbers given. */
export async function listNumbered(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: Viewer,
  numbers: readonly number[],
): Promise<TownPrompt[]> {
  if (numbers.length === 0) return [];
  const viewerId = viewer?.id ?? null;
  const select = selectNumbered(numbers.length);
  const rows = await readRows(select(services.db, { ...numbered(numbers), viewerId }));
  const placeOf = ({ prompt }: TownRow) => numbers.indexOf(prompt.townNumber!);
  return toTownPrompts(
    services,
    viewer,
    rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
  );
}

async function listFound(services: Needs, viewer: Viewer, query: TownQuery): Promise<TownView> {
  const { category, subcategory, search, page: asked } = query;
  const language = oneLanguage(query.language);
  const scope = scopeOf(category, subcategory, language);
  const found = await services.search
    .find({ runs: searchRuns(search), scope }, countedResultsLimit + 1)
    .catch((cause: unknown) => {
      throw new AppError("search_failed", { cause });
    });
  const isCapped = found.length > countedResultsLimit;
  const total = Math.min(found.length, countedResultsLimit);
  const pageCount = Math.min(Math.max(1, Math.ceil(total / pageSize)), resultPagesLimit);
  const page = Math.min(asked, pageCount);
  const onPage = found.slice((page - 1) * pageSize, page * pageSize);
  const [stored, listed] = await readAll(
    selectCounts(services.db, language),
    selectNumbered(onPage.length)(services.db, { ...numbered(onPage), viewerId: viewer?.id ?? null }),
  );
  return {
    prompts: toTownPrompts(services, viewer, listed),
    total,
    isCapped,
    page,
    pageCount,
    counts: readCounts(category, stored),
    isUnranked: false,
    older: null,
  };
}
