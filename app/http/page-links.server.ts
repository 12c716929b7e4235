/**
 * The headers of one page of a list: X-Total-Count, and the pages around it as Link (RFC 8288). Of the address only the
 * parameters in `names` come along.
 */
export function pageLinks(
  url: URL,
  { page, pageCount, total }: { page: number; pageCount: number; total: number },
  names: readonly string[],
): Record<string, string> {
  const address = (number: number) => {
    const parameters = new URLSearchParams(
      [...url.searchParams].filter(([name]) => name !== "page" && names.includes(name)),
    );
    parameters.set("page", String(number));
    return `<${url.pathname}?${parameters}>`;
  };
  const around = { first: 1, prev: page - 1, next: page + 1, last: pageCount };
  const links = Object.entries(around)
    .filter(([, number]) => number >= 1 && number <= pageCount)
    .map(([relation, number]) => `${address(number)}; rel="${relation}"`);
  return { Link: links.join(", "), "X-Total-Count": String(total) };
}
