import { ask } from "./ask";
import type { SiteRead } from "./site-read";

/** The number of pages of a read, by the `Link` header of its counting request, or by the parts in a sitemap. */
export async function pageCount(
  origin: string,
  { countedBy }: SiteRead,
  headers: Record<string, string>,
): Promise<number> {
  if (!countedBy) return 1;
  const { response, text } = await ask(origin + countedBy, { headers });
  const last = /[?&]page=(\d+)>; rel="last"/.exec(response.headers.get("Link") ?? "")?.[1];
  const parts = [...text.matchAll(/\/sitemaps\/town-(\d+)\.xml/g)].map(([, part]) => Number(part));
  return Math.max(Number(last ?? 1), ...parts);
}
