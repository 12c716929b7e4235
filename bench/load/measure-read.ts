import { pageCount } from "../requests/page-count";
import type { SiteRead } from "../requests/site-read";
import { ask } from "../requests/ask";
import { measureLoad } from "./measure-load";
import type { MeasuredRow } from "./measured-row";

/** Site and duration of the measurements of reads. */
export interface Measuring {
  origin: string;
  /** Headers of the member with the full library. */
  member: Record<string, string>;
  /** Headers of an admin. */
  admin: Record<string, string>;
  prompts: number;
  seconds: number;
}

/** Measures a read on its first, middle and last reachable page. */
export async function* measureRead(
  read: SiteRead,
  { origin, member, admin, prompts, seconds }: Measuring,
): AsyncGenerator<MeasuredRow> {
  const { body } = read.sent ?? {};
  const method = body === undefined ? "GET" : "POST";
  const reader = read.byAdmin ? admin : read.signedIn ? member : {};
  const headers = { "Accept-Language": "ja", ...reader, ...read.sent?.headers };
  const last = await pageCount(origin, read, headers);
  const places = { first: 1, middle: Math.ceil(last / 2), last };
  for (const [at, page] of Object.entries(places) as [keyof typeof places, number][]) {
    if (at !== "first" && (page === 1 || (at === "middle" && page === last))) continue;
    const url = read.address(page);
    const { rowsRead, rowsWritten, roundTrips, bytesGzip } = await ask(origin + url, {
      method,
      headers,
      body,
    });
    yield {
      page: read.page,
      method,
      url,
      prompts,
      at,
      rowsRead,
      rowsWritten,
      roundTrips,
      bytesGzip,
      ...(await measureLoad({ url: origin + url, headers, body, seconds })),
    };
  }
}
