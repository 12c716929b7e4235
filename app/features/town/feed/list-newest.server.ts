import { and, desc, type SQL } from "drizzle-orm";

import { filledText } from "~/domain/variable-definitions";
import { prompts } from "~/db/schema";
import type { TownOrder } from "~/domain/town-orders";
import type { Services } from "~/services";
import type { Category } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";

import { feedLength } from "../limits";
import { inList } from "../list-of-language.server";
import { listBest } from "../list-ranked.server";
import { isShownPostOf } from "../shown-posts.server";
import type { TownPrompt } from "../town-prompt";
import { isListed, toTownPrompts, selectTownRows, withCreators } from "../town-rows.server";

type Reading = Pick<Services, "db" | "adminEmails" | "clock">;

/** A published prompt, its text filled with its own values, with its author's description. */
export interface NewPrompt extends TownPrompt {
  description: string | null;
}

/**
 * The first publications of the town or one category in an order, in all languages (one version of each prompt) or one; newest first
 * too where a list has no ranking yet.
 */
export async function listFeed(
  services: Reading,
  category: Category | null,
  order: TownOrder,
  language: PromptLanguage | null,
): Promise<NewPrompt[]> {
  const best =
    order === "new"
      ? []
      : await listBest(services, { category, subcategory: null, page: 1, order, language }, feedLength);
  if (best.length === 0) return listNewest(services, category, language);
  return best.map((prompt) => ({ ...prompt, content: filledText(prompt) }));
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
): Promise<NewPrompt[]> {
  const newest = selectTownRows(services).where(isNews).orderBy(desc(prompts.publication)).limit(feedLength);
  const [rows, texts] = await services.db.batch([
    withCreators(services, newest, "publication"),
    services.db
      .select({ id: prompts.id, description: prompts.description })
      .from(prompts)
      .where(isNews)
      .orderBy(desc(prompts.publication))
      .limit(feedLength),
  ]);
  const descriptions = new Map(texts.map(({ id, description }) => [id, description]));
  return toTownPrompts(services, null, rows).map((prompt) => ({
    ...prompt,
    content: filledText(prompt),
    description: descriptions.get(prompt.id) ?? null,
  }));
}
