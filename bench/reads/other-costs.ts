import { categoryNames } from "~/domain/categories";
import { listFollowed } from "~/features/people/list-followed.server";
import { listSimilar } from "~/features/town/ranking/list-similar.server";
import { listNewest } from "~/features/town/feed/list-newest.server";
import { feedLength, pageSize } from "~/features/town/limits";
import { listPosted } from "~/features/library/list-posted.server";
import { countSitemapParts, listSitemapPart } from "~/features/town/sitemap/list-sitemap.server";

import { anyPageRows, firstPageRows } from "../report/budgets";
import type { Measure, Read } from "./measure";

/** The member with a full library. */
const viewer = { id: "member-0" };

/** Maximum of rows of similar prompts (docs/decisions/038). */
const similarRows = 16;

/** Costs of feeds, sitemaps, one's own posts, similar prompts and followed posts. */
export async function otherCosts(measure: Measure) {
  const posted = (search: string, page: number) => (services: Parameters<typeof listPosted>[0]) =>
    listPosted(services, viewer, { search, page });
  const { result: parts } = await measure(countSitemapParts);
  const { result: own } = await measure(posted("", 1));
  const { result: newest } = await measure((services) => listNewest(services, null, null));
  const similar = (shareId: string) => (services: Parameters<typeof listSimilar>[0]) =>
    listSimilar(services, shareId, "ja");
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
    ["similar prompts, newest", similarRows, similar(newest[0]!.shareId)],
    ["similar prompts, of a feed's last", similarRows, similar(newest.at(-1)!.shareId)],
    [
      "posts of all follows",
      anyPageRows,
      (services) => listFollowed(services, viewer, Number.MAX_SAFE_INTEGER),
    ],
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
