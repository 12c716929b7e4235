/**
 * Says where one page of a list stands: X-Total-Count, and the pages around it as Link (RFC 8288). `address` is the
 * list's path and query, without the page.
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
    .map(([relation, number]) => `<${start}page=${number}>; rel="${relation}"`);
  headers.set("Link", links.join(", "));
  headers.set("X-Total-Count", String(total));
}
