import { and, desc, eq, inArray, lte, type SQL } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { countTown, type TownCounts } from "./count-town.server";
import { countedFinds, findPagesLimit, pageSize, plainPages } from "./limits";
import { publicationAt } from "./list-position.server";
import type { TownQuery } from "./query";
import { scopeOf } from "./scope";
import { searchRuns } from "./search-runs";
import type { TownPage } from "./town-page";
import { isListed, readPublished, selectPublished } from "./town-rows.server";

type Reading = Pick<Services, "db" | "search" | "adminEmails">;
type Viewer = { id: string } | null;

/** A page of the town, and how many prompts its categories hold. */
export interface TownView extends TownPage {
  counts: TownCounts;
}

/**
 * A page of what is published, newest publication first (specification, sections 2 and 9): by category and subcategory, and of
 * those that contain each run of letters of the search. Reads as many rows for the last page as for any other. Errors: `search_failed`.
 */
export async function listTown(services: Reading, viewer: Viewer, query: TownQuery): Promise<TownView> {
  const counting = countTown(services, query.category);
  if (query.search === "") {
    const counts = await counting;
    return { ...(await listPlace(services, viewer, query, counts)), counts };
  }
  const [counts, found] = await Promise.all([counting, findInTown(services, viewer, query)]);
  return { ...found, counts };
}

async function listPlace(
  services: Reading,
  viewer: Viewer,
  { category, subcategory, page: asked }: TownQuery,
  counts: TownCounts,
): Promise<TownPage> {
  const list = subcategory ?? category ?? "all";
  const total = counts[list] ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(asked, pageCount);
  const inList = subcategory
    ? eq(prompts.subcategory, subcategory)
    : category
      ? eq(prompts.category, category)
      : undefined;
  const rows = selectPublished(services)
    .where(and(isListed, inList, startingAt(list, page, inList)))
    .orderBy(desc(prompts.publication))
    .limit(pageSize)
    .offset(page <= plainPages ? (page - 1) * pageSize : 0);
  const found = await readPublished(services, viewer, rows, "publication");
  return { prompts: found, total, isCapped: false, page, pageCount };
}

/** Where a page beyond the first ones begins. */
const startingAt = (list: string, page: number, inList: SQL | undefined): SQL | undefined =>
  page <= plainPages
    ? undefined
    : lte(prompts.publication, publicationAt(list, (page - 1) * pageSize, inList));

async function findInTown(
  services: Reading,
  viewer: Viewer,
  { category, subcategory, search, page: asked }: TownQuery,
): Promise<TownPage> {
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
  const rows = selectPublished(services).where(and(isListed, inArray(prompts.publication, onPage)));
  const listed = onPage.length > 0 ? await readPublished(services, viewer, rows, "publication") : [];
  return { prompts: listed, total, isCapped, page, pageCount };
}
