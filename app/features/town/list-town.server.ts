import { and, desc, eq, inArray, lte, type SQL } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { readCounts, selectCounters, type TownCounts } from "./count-town.server";
import { countedFinds, findPagesLimit, pageSize, plainPages } from "./limits";
import { publicationAt } from "./list-position.server";
import type { TownQuery } from "./query";
import { scopeOf, searchRuns } from "./search-document";
import type { TownPage } from "./town-prompt";
import { isListed, toTownPrompts, selectTownRows, withCreators } from "./town-rows.server";

type Reading = Pick<Services, "db" | "search" | "adminEmails">;
type Viewer = { id: string } | null;

/** A page of the town, with the number of prompts per category. */
export interface TownView extends TownPage {
  counts: TownCounts;
}

export const listTownOperation = { limit: "read", errors: ["search_failed"] } as const satisfies Operation;

/**
 * A page of published prompts, newest publication first (specification, sections 2 and 9): by category and
 * subcategory, and by a search (each run of letters must occur). Reads as many rows for the last page as for
 * any other, with the counts in one round trip, and one more for a search or a page beyond the last. Errors:
 * `search_failed`.
 */
export const listTown = (services: Reading, viewer: Viewer, query: TownQuery): Promise<TownView> =>
  query.search === "" ? listPlace(services, viewer, query) : listFound(services, viewer, query);

async function listPlace(services: Reading, viewer: Viewer, query: TownQuery): Promise<TownView> {
  const { category, subcategory, page: asked } = query;
  const [counters, rows] = await services.db.batch([
    selectCounters(services, category),
    selectPage(services, query, asked),
  ]);
  const counts = readCounts(counters);
  const total = counts[subcategory ?? category ?? "all"] ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(asked, pageCount);
  const onPage = page === asked ? rows : await selectPage(services, query, page);
  return {
    prompts: toTownPrompts(services, viewer, onPage),
    total,
    isCapped: false,
    page,
    pageCount,
    counts,
  };
}

function selectPage(services: Reading, { category, subcategory }: TownQuery, page: number) {
  const inList = subcategory
    ? eq(prompts.subcategory, subcategory)
    : category
      ? eq(prompts.category, category)
      : undefined;
  const list = subcategory ?? category ?? "all";
  const rows = selectTownRows(services)
    .where(and(isListed, inList, startingAt(list, page, inList)))
    .orderBy(desc(prompts.publication))
    .limit(pageSize)
    .offset(page <= plainPages ? (page - 1) * pageSize : 0);
  return withCreators(services, rows, "publication");
}

/** Start of a page beyond `plainPages`. */
const startingAt = (list: string, page: number, inList: SQL | undefined): SQL | undefined =>
  page <= plainPages
    ? undefined
    : lte(prompts.publication, publicationAt(list, (page - 1) * pageSize, inList));

async function listFound(services: Reading, viewer: Viewer, query: TownQuery): Promise<TownView> {
  const { category, subcategory, search, page: asked } = query;
  const scope = category && scopeOf(category, subcategory);
  const found = await services.search
    .find({ runs: searchRuns(search), scope }, countedFinds + 1)
    .catch((cause: unknown) => {
      throw new AppError("search_failed", { cause });
    });
  const isCapped = found.length > countedFinds;
  const total = Math.min(found.length, countedFinds);
  const pageCount = Math.min(Math.max(1, Math.ceil(total / pageSize)), findPagesLimit);
  const page = Math.min(asked, pageCount);
  const onPage = found.slice((page - 1) * pageSize, page * pageSize);
  const rows = selectTownRows(services).where(and(isListed, inArray(prompts.publication, onPage)));
  const [counters, listed] = await services.db.batch([
    selectCounters(services, category),
    withCreators(services, rows, "publication"),
  ]);
  return {
    prompts: toTownPrompts(services, viewer, listed),
    total,
    isCapped,
    page,
    pageCount,
    counts: readCounts(counters),
  };
}
