import { and, between, eq } from "drizzle-orm";

import { isItsPublication, isListed } from "~/db/prompt-conditions";
import { counters, prompts, publications } from "~/db/schema";
import type { Services } from "~/services";

import { sitemapPart } from "../limits";
import { listedVersions } from "~/features/sharing/listed-versions.server";

/** Number of sitemap parts for publications; some may be empty. */
export async function countSitemapParts({ db }: Pick<Services, "db">): Promise<number> {
  const counter = await db.select().from(counters).where(eq(counters.name, "publications")).get();
  return Math.ceil((counter?.total ?? 0) / sitemapPart);
}

/** The published prompts of a sitemap part (from 1), in order, with their versions as JSON. */
export const listSitemapPart = (
  { db }: Pick<Services, "db">,
  part: number,
): Promise<{ shareId: string; updatedAt: Date; versions: string }[]> =>
  db
    .select({ shareId: publications.shareId, updatedAt: prompts.updatedAt, versions: listedVersions })
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .where(and(isListed, between(publications.townNumber, (part - 1) * sitemapPart + 1, part * sitemapPart)))
    .orderBy(publications.townNumber);
