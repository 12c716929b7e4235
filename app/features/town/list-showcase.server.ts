import { and, desc, sql, type SQL } from "drizzle-orm";

import { isItsPublication, isListed } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import { categoryNames } from "~/domain/categories";
import { dayOf } from "~/domain/days";
import { languages, type Language } from "~/domain/languages";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { filledText } from "~/domain/variable-definitions";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { shownTitle } from "~/features/sharing/shown-texts";
import type { Services } from "~/services";

import { firstLine } from "./first-line";
import { showcaseSize } from "./limits";
import type { ShownShop } from "./showcase-prompt";
import { inCategory } from "./list-of-language.server";

/** How much of a text is read for its first line, and of that line for a card, in characters. */
const beginning = 600;
const lineLength = 140;

/** How many categories lie between those of two languages on one day. */
const apart = 2;

/**
 * A category of the day for readers of a language, with its newest publications of the language; where the language has none, of
 * all languages. It is the next category in turn that has any. Null if the town is empty. One round trip for each of the two that
 * is needed.
 */
export async function listShowcase(
  services: Pick<Services, "db" | "clock">,
  language: Language,
): Promise<ShownShop | null> {
  const first = (dayOf(services.clock.now()) + apart * languages.indexOf(language)) % categoryNames.length;
  const inTurn = [...categoryNames.slice(first), ...categoryNames.slice(0, first)];
  return (await listShop(services, inTurn, language)) ?? listShop(services, inTurn, null);
}

async function listShop(
  { db }: Pick<Services, "db">,
  inTurn: readonly string[],
  language: PromptLanguage | null,
): Promise<ShownShop | null> {
  const hasSome = (category: SQL) =>
    sql`exists (select 1 from ${publications} where ${isListed} and ${inCategory(category, language)})`;
  const open = sql`(select value from json_each(${JSON.stringify(inTurn)}) where ${hasSome(sql`value`)} limit 1)`;
  const rows = await db
    .select({
      shareId: publications.shareId,
      title: prompts.title,
      description: prompts.description,
      originalInput: prompts.originalInput,
      content: sql<string>`substr(${prompts.content}, 1, ${beginning})`,
      variables: prompts.variables,
      category: publications.category,
    })
    .from(publications)
    // SQLite keeps the order of a cross join.
    .crossJoin(prompts)
    .where(and(isItsPublication, isListed, inCategory(open, language)))
    .orderBy(desc(publications.townNumber))
    .limit(showcaseSize);
  const category = rows[0]?.category;
  if (!category) return null;
  return {
    category,
    prompts: rows.map(({ shareId, description, ...row }) => ({
      shareId,
      title: shownTitle(row),
      line: [...(description || firstLine(filledText(withVariables(row))))].slice(0, lineLength).join(""),
    })),
  };
}
