import { and, desc, type SQL } from "drizzle-orm";

import { filledText } from "~/domain/variable-definitions";
import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";
import { isShownSort, type TownSort } from "~/domain/town-sorts";
import type { Services } from "~/services";
import type { Category } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";

import { feedLength } from "../limits";
import { inList } from "../list-of-language.server";
import { listBest } from "../list-ranked.server";
import { isShownPostOf } from "../shown-posts.server";
import type { TownPrompt } from "../town-prompt";
import { toTownPrompts, selectTownRows, withCreators } from "../town-rows.server";

type Needs = Pick<Services, "db" | "adminEmails" | "clock">;

/**
 * The first publications of the town or one category in an order, in all languages (one version of each prompt) or one; newest first
 * too where a list has no ranking yet. Nothing where nothing has something to show.
 */
export async function listFeed(
  services: Needs,
  category: Category | null,
  order: TownSort,
  language: PromptLanguage | null,
): Promise<TownPrompt[]> {
  const best =
    order === "new"
      ? []
      : await listBest(services, { category, subcategory: null, page: 1, order, language }, feedLength);
  if (best.length === 0 && !isShownSort(order)) return listNewest(services, category, language);
  return best.map(withFilledText);
}

/** The latest publications, of the town or one category. */
export const listNewest = (
  services: Pick<Services, "db" | "adminEmails">,
  category: Category | null,
  language: PromptLanguage | null,
) => listNewestOf(services, and(isListed, inList({ category, subcategory: null }, language))!);

/** The latest posts that name a member. */
export const listNewestBy = (services: Pick<Services, "db" | "adminEmails">, memberId: string) =>
  listNewestOf(services, isShownPostOf(memberId));

async function listNewestOf(
  services: Pick<Services, "db" | "adminEmails">,
  isNews: SQL,
): Promise<TownPrompt[]> {
  const newest = selectTownRows(services)
    .where(isNews)
    .orderBy(desc(publications.townNumber))
    .limit(feedLength);
  const rows = await withCreators(services, newest);
  return toTownPrompts(services, null, rows).map(withFilledText);
}

/** The prompt, its text filled with its own values. */
const withFilledText = (prompt: TownPrompt): TownPrompt => ({ ...prompt, content: filledText(prompt) });
