import { and, desc, eq } from "drizzle-orm";

import { prompts } from "~/db/schema";
import type { Services } from "~/services";

import type { Category } from "../categories";
import { feedLength } from "../limits";
import type { TownPrompt } from "../town-prompt";
import { isListed, toTownPrompts, selectPublished, withCreators } from "../town-rows.server";

/** What was published last, in all or in one category. */
export async function listNewest(
  services: Pick<Services, "db" | "adminEmails">,
  category: Category | null,
): Promise<TownPrompt[]> {
  const newest = selectPublished(services)
    .where(and(isListed, category ? eq(prompts.category, category) : undefined))
    .orderBy(desc(prompts.publication))
    .limit(feedLength);
  return toTownPrompts(services, null, await withCreators(services, newest, "publication"));
}
