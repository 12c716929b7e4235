import type { Place } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { typeTags } from "~/domain/prompt-use";
import { foldText } from "~/features/text/fold-text";
import type { Services } from "~/services";

import { nearPlaces, nearPrompts } from "./limits";
import { listNumbered } from "./list-town.server";
import { scopeOf } from "./search-document";
import { suggestBuiltin } from "./suggestion/suggest-builtin";
import type { TownPrompt } from "./town-prompt";

/** What is near a search that finds nothing. */
interface Near {
  /** Where its words belong, then where the near prompts are. */
  places: Place[];
  prompts: TownPrompt[];
}

/**
 * Where a search that finds nothing leads on: the prompts of a language that share most grams with its words, and the nearest
 * subcategories. Two round trips.
 */
export async function findNear(
  services: Pick<Services, "db" | "search" | "adminEmails" | "clock">,
  viewer: { id: string } | null,
  search: string,
  language: PromptLanguage | null,
): Promise<Near> {
  const line = foldText(search);
  const [suggested, found] = await Promise.all([
    suggestBuiltin({ originalInput: search, content: "", tags: [], type: typeTags.text }),
    services.search.findNear({ line, scope: scopeOf(null, null, language) }, nearPrompts),
  ]);
  const prompts = await listNumbered(services, viewer, found);
  const places = new Map<string, Place>();
  for (const place of [suggested, ...prompts])
    if (place) places.set(place.subcategory, { category: place.category, subcategory: place.subcategory });
  return { places: [...places.values()].slice(0, nearPlaces), prompts };
}
