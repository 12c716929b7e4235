import { and, desc, type SQL } from "drizzle-orm";

import { filledText } from "~/domain/variable-definitions";
import { prompts } from "~/db/schema";
import type { Services } from "~/services";
import type { Category } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";

import { feedLength } from "../limits";
import { inList } from "../list-of-language.server";
import { isShownPostOf } from "../shown-posts.server";
import type { TownPrompt } from "../town-prompt";
import { isListed, toTownPrompts, selectTownRows, withCreators } from "../town-rows.server";

/** A published prompt, its text filled with its own values, with its author's description. */
export interface NewPrompt extends TownPrompt {
  description: string | null;
}

/** The latest publications, of the town or one category, in all languages (one version of each prompt) or one. */
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
