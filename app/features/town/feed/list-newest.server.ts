import { and, desc, eq } from "drizzle-orm";

import { prompts } from "~/db/schema";
import type { Services } from "~/services";

import type { Category } from "../categories";
import { feedLength } from "../limits";
import type { TownPrompt } from "../town-prompt";
import { isListed, readPublished, selectPublished } from "../town-rows.server";

/** What was published last, in all or in one category. */
export const listNewest = (
  services: Pick<Services, "db" | "adminEmails">,
  category: Category | null,
): Promise<TownPrompt[]> =>
  readPublished(
    services,
    null,
    selectPublished(services)
      .where(and(isListed, category ? eq(prompts.category, category) : undefined))
      .orderBy(desc(prompts.publication))
      .limit(feedLength),
    "publication",
  );
