import { and, desc, eq } from "drizzle-orm";

import { filledText } from "~/domain/variable-definitions";
import { prompts } from "~/db/schema";
import type { TownOrder } from "~/domain/town-orders";
import type { Services } from "~/services";
import type { Category } from "~/domain/categories";

import { feedLength } from "../limits";
import { listBest } from "../list-ranked.server";
import type { TownPrompt } from "../town-prompt";
import { isListed, toTownPrompts, selectTownRows, withCreators } from "../town-rows.server";

type Reading = Pick<Services, "db" | "adminEmails" | "clock">;

/** A published prompt, its text filled with its own values, with its author's description. */
export interface NewPrompt extends TownPrompt {
  description: string | null;
}

/** The first publications of the town or one category in an order; newest first too where a list has no ranking yet. */
export async function listFeed(
  services: Reading,
  category: Category | null,
  order: TownOrder,
): Promise<NewPrompt[]> {
  const best =
    order === "new"
      ? []
      : await listBest(services, { category, subcategory: null, page: 1, order }, feedLength);
  if (best.length === 0) return listNewest(services, category);
  return best.map((prompt) => ({ ...prompt, content: filledText(prompt) }));
}

/** The latest publications, of the town or one category. */
export async function listNewest(
  services: Pick<Services, "db" | "adminEmails">,
  category: Category | null,
): Promise<NewPrompt[]> {
  const isNews = and(isListed, category ? eq(prompts.category, category) : undefined);
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
