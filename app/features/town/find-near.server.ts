import type { Place } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { typeTags } from "~/domain/prompt-use";
import { foldText } from "~/features/text/fold-text";
import { withSynonyms } from "~/platform/search/synonyms";
import { hasWord, wordsOf } from "~/platform/search/words";
import type { Services } from "~/services";

import { nearCandidates, nearPlaces, nearPrompts, nearShare } from "./limits";
import { listNumbered } from "./list-town.server";
import type { TownQuery } from "./query";
import { scopeOf, searchRuns } from "./search-document";
import { suggestBuiltin } from "./suggestion/suggest-builtin";
import type { TownPrompt } from "./town-prompt";

/** What is near a search that finds nothing. */
interface Near {
  /** Where its words belong, then where the near prompts are. */
  places: Place[];
  prompts: TownPrompt[];
  /** The same search finds something in another language. */
  isElsewhere: boolean;
}

/**
 * Where a search of a language that finds nothing leads on: the prompts that share most of its words or their synonyms, and one of them before their text,
 * the subcategories that are certain, and whether another language has what was searched for. Two round trips.
 */
export async function findNear(
  services: Pick<Services, "db" | "search" | "adminEmails" | "clock">,
  viewer: { id: string } | null,
  { search, category, subcategory }: Pick<TownQuery, "search" | "category" | "subcategory">,
  language: PromptLanguage | null,
): Promise<Near> {
  const words = wordsOf(foldText(search)).map(withSynonyms);
  const everywhere = { runs: searchRuns(search), scope: scopeOf(category, subcategory) };
  const [suggested, near, elsewhere] = await Promise.all([
    suggestBuiltin({ originalInput: search, content: "", tags: [], type: typeTags.text }, nearShare),
    services.search.findNear({ words, scope: scopeOf(null, null, language) }, nearCandidates),
    language === null ? [] : services.search.find(everywhere, 1),
  ]);
  const found = await listNumbered(services, viewer, near);
  const prompts = found.filter((prompt) => isAbout(prompt, words.flat())).slice(0, nearPrompts);
  const places = new Map<string, Place>();
  for (const place of [suggested, ...prompts])
    if (place) places.set(place.subcategory, { category: place.category, subcategory: place.subcategory });
  return {
    places: [...places.values()].slice(0, nearPlaces),
    prompts,
    isElsewhere: elsewhere.length > 0,
  };
}

/** Whether what stands before a prompt's text has one of these words: in the text alone they are often in passing. */
function isAbout({ title, description, originalInput, tags }: TownPrompt, words: readonly string[]): boolean {
  const head = foldText([title, description, originalInput, ...tags].join("\n"));
  return words.some((word) => hasWord(head, word));
}
