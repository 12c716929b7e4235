/** The longest Link header, in characters: many clients and proxies take no more than 8 to 16 KB of headers. */
const longest = 8_000;

interface ListedPage {
  /** Null for a page without a number. */
  page: number | null;
  pageCount: number;
  total: number;
  /** Where a list goes on after its last page. Null if there is none. */
  older?: number | null;
}

/**
 * Sets X-Total-Count, and Link with the pages around one page of a list (RFC 8288), unless a long query makes it longer than
 * clients accept. `address` is the list's path and query, without the page.
 */
export function addPageLinks(
  headers: Headers,
  { page, pageCount, total, older = null }: ListedPage,
  address: string,
): void {
  const start = `${address}${address.includes("?") ? "&" : "?"}`;
  const around = page === null ? { first: 1 } : { first: 1, prev: page - 1, next: page + 1, last: pageCount };
  const links = Object.entries(around)
    .filter(([, number]) => number >= 1 && number <= pageCount)
    .map(([relation, number]) => `<${start}page=${number}>; rel="${relation}"`);
  if (older !== null && (page === null || page === pageCount))
    links.push(`<${start}older=${older}>; rel="next"`);
  const link = links.join(", ");
  if (link.length <= longest) headers.set("Link", link);
  headers.set("X-Total-Count", String(total));
}
