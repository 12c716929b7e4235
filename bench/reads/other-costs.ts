import { categoryNames } from "~/domain/categories";
import { listNewest } from "~/features/town/feed/list-newest.server";
import { feedLength, pageSize } from "~/features/town/limits";
import { listPosted } from "~/features/town/list-posted.server";
import { countSitemapParts, listSitemapPart } from "~/features/town/sitemap/list-sitemap.server";

import { anyPageRows, firstPageRows } from "../report/budgets";
import type { Measure, Read } from "./measure";

/** The member with a full library. */
const viewer = { id: "member-0" };

/** Costs of feeds, sitemaps and one's own posts. */
export async function otherCosts(measure: Measure) {
  const posted = (search: string, page: number) => (services: Parameters<typeof listPosted>[0]) =>
    listPosted(services, viewer, { search, page });
  const { answer: parts } = await measure(countSitemapParts);
  const { answer: own } = await measure(posted("", 1));
  const reads: [what: string, rows: number, read: Read<unknown>][] = [
    ["feed, all", firstPageRows(feedLength), (services) => listNewest(services, null, null)],
    ...[categoryNames[0]!, categoryNames.at(-1)!].map((category): (typeof reads)[number] => [
      `feed, ${category}`,
      firstPageRows(feedLength),
      (services) => listNewest(services, category, null),
    ]),
    ["feed, in Spanish", firstPageRows(feedLength), (services) => listNewest(services, null, "es")],
    ["sitemap, index", anyPageRows, countSitemapParts],
    ...[1, Math.ceil(parts / 2), parts].map((part): (typeof reads)[number] => [
      `sitemap, part ${part} of ${parts}`,
      anyPageRows,
      (services) => listSitemapPart(services, part),
    ]),
    [`my posts, page 1 of ${own.pageCount}`, firstPageRows(pageSize), posted("", 1)],
    [`my posts, page ${own.pageCount}`, anyPageRows, posted("", own.pageCount)],
    ["my posts, search 作成", anyPageRows, posted("作成", 1)],
    ["my posts, search, nothing found", anyPageRows, posted("鵺鴉", 1)],
  ];
  const rows = [];
  for (const [what, most, read] of reads) {
    const { rowsRead, statements, milliseconds, worst, wall } = await measure(read);
    rows.push({
      read: what,
      rows: rowsRead,
      "rows budget": most,
      statements,
      ms: milliseconds,
      "ms worst": worst,
      "ms wall": wall,
      budget: rowsRead > most ? "over" : "",
    });
  }
  return rows;
}
