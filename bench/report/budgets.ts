import { libraryLimit } from "~/features/prompts/limits";

/** Maximum of rows of a list's first page, of any numbered page, and of a search of the town. */
export const firstPageRows = (pageSize: number): number => 5 * pageSize;
export const anyPageRows = 1_300;
export const searchRows = 1_200;

/** Maximum of rows of a page of one's own library: one of each prompt, and those of the page. */
export const libraryRows = (pageSize: number): number => libraryLimit + firstPageRows(pageSize);

/** Maximum of milliseconds per search, in the database. */
export const searchMilliseconds = 150;

/** Maximum of round trips per view, and of bytes after gzip; the scripts with those of the installed app (docs/decisions/023). */
export const viewRoundTrips = 3;
export const listPageBytes = 12_000;
export const embedBytes = 3_000;
export const clientBytes = 167_000;
export const workerBytes = 1_500_000;

/** Maximum of the 99th percentile at 16 connections, as a multiple of the median. */
export const slowestOfMedian = 6;
