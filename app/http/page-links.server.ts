/** The longest Link header, in characters: many clients and proxies take no more than 8 to 16 KB of headers. */
const longest = 8_000;

/**
 * Sets X-Total-Count, and Link with the pages around one page of a list (RFC 8288), unless a long query makes it longer than
 * clients accept. `address` is the list's path and query, without the page.
 */
export function addPageLinks(
  headers: Headers,
  { page, pageCount, total }: { page: number; pageCount: number; total: number },
  address: string,
): void {
  const start = `${address}${address.includes("?") ? "&" : "?"}`;
  const around = { first: 1, prev: page - 1, next: page + 1, last: pageCount };
  const links = Object.entries(around)
    .filter(([, number]) => number >= 1 && number <= pageCount)
    .map(([relation, number]) => `<${start}page=${number}>; rel="${relation}"`)
    .join(", ");
  if (links.length <= longest) headers.set("Link", links);
  headers.set("X-Total-Count", String(total));
}
