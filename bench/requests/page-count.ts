import { ask } from "./ask";
import type { SiteRead } from "./site-read";

/** How many pages a read has, by the links of the call that counts them, or by the parts that a sitemap names. */
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
