import { asLanguage, languages, type Language } from "~/domain/languages";
import type { Place } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { typeTags } from "~/domain/prompt-use";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { foldText } from "~/features/text/fold-text";
import { hasSynonym, takeSynonyms } from "~/platform/search/synonyms";
import { hasWord, wordsOf } from "~/platform/search/words";
import type { Services } from "~/services";

import { countedResultsLimit, nearCandidates, nearPrompts, nearShare } from "./limits";
import { listNumbered, listTown } from "./list-town.server";
import type { TownQuery } from "./query";
import { scopeOf, searchRuns } from "./search-document";
import { suggestBuiltin } from "./suggestion/suggest-builtin";
import type { TownPrompt, TownView } from "./town-prompt";

/** What is near a search that finds nothing. */
interface Near {
  /** Where its words belong. */
  place: Place | null;
  prompts: TownPrompt[];
  /** The same search finds something in another language. */
  isElsewhere: boolean;
  /** How many prompts outside of the search's category it finds. */
  others: number;
  /** The first of this week where no prompt is near. Null otherwise. */
  popular: Pick<TownView, "prompts" | "isUnranked"> | null;
}

/**
 * Where a search of a language that finds nothing leads on: the prompts that are about what it says (`isAbout`), the subcategory that
 * is certain, and whether another language or category has what was searched for. Two round trips; without near prompts, one more
 * for those that are popular.
 */
export async function findNear(
  services: Pick<Services, "db" | "search" | "adminEmails" | "clock">,
  viewer: { id: string } | null,
  { search, category, subcategory }: Pick<TownQuery, "search" | "category" | "subcategory">,
  language: PromptLanguage | null,
  readerLanguage?: Language,
): Promise<Near> {
  const playbooks = await openPlaybooks();
  const spoken = asLanguage(language);
  const groups = (spoken ? [spoken] : languages).flatMap((one) => playbooks.synonymsOf(one));
  const said = takeSynonyms(foldText(search), groups);
  const terms: Term[] = [
    ...said.groups.map((words) => ({ words, isTopic: true })),
    ...wordsOf(said.rest).map((word) => ({ words: [word], isTopic: false })),
  ].slice(0, mostTerms);
  const everywhere = { runs: searchRuns(search), scope: scopeOf(category, subcategory) };
  const [place, near, elsewhere, others] = await Promise.all([
    suggestBuiltin({ originalInput: search, content: "", tags: [], type: typeTags.text }, nearShare),
    services.search.findNear(
      { words: terms.map(({ words }) => words), scope: scopeOf(null, null, language) },
      nearCandidates,
    ),
    language === null ? [] : services.search.find(everywhere, 1),
    category === null
      ? []
      : services.search.find({ ...everywhere, scope: scopeOf(null, null, language) }, countedResultsLimit),
  ]);
  const found = await listNumbered(services, viewer, near.townNumbers);
  const prompts = found.filter((prompt) => isAbout(prompt, terms, near.rarities)).slice(0, nearPrompts);
  return {
    place,
    prompts,
    isElsewhere: elsewhere.length > 0,
    others: others.length,
    popular: prompts.length > 0 ? null : await listPopular(services, viewer, { language, readerLanguage }),
  };
}

async function listPopular(
  services: Parameters<typeof listTown>[0],
  viewer: { id: string } | null,
  { language, readerLanguage }: { language: PromptLanguage | null; readerLanguage?: Language },
): Promise<NonNullable<Near["popular"]>> {
  const query = { ...wholeTown, language: language ?? ("all" as const) };
  const { prompts, isUnranked } = await listTown(services, viewer, query, readerLanguage);
  return { prompts: prompts.slice(0, nearPrompts), isUnranked };
}

const wholeTown = { category: null, subcategory: null, search: "", page: 1, order: "week" } as const;

/** A word of a search, or those that mean the same as one (`isTopic`). */
interface Term {
  words: readonly string[];
  isTopic: boolean;
}

/** Maximum number of a search's terms. */
const mostTerms = 8;

/** The share of what a search says that a prompt is about; of one or two words without synonyms it is about all. */
const leastShare = 0.6;
const fewTerms = 2;

/** What a word counts that no prompt has. */
const unknownRarity = 6;

/**
 * Whether what stands before a prompt's text has most of what a search says, by the rarity of its words: in the text alone they are
 * often in passing, and one part of a compound is of something else. A word that no prompt has speaks against it, unless the prompt is
 * of a topic of the search.
 */
function isAbout(
  { title, originalInput, tags }: TownPrompt,
  terms: readonly Term[],
  rarities: readonly (number | null)[],
): boolean {
  const head = foldText([title, originalInput, ...tags].join("\n"));
  const said = terms.map(({ words, isTopic }, at) => ({
    isTopic,
    isThere: isTopic ? hasSynonym(head, words) : hasWord(head, words[0]!),
    rarity: rarities[at] ?? null,
  }));
  const isOfTopic = said.some(({ isTopic, isThere }) => isTopic && isThere);
  if (!isOfTopic && terms.length <= fewTerms) return said.every(({ isThere }) => isThere);
  const sizeOf = (some: typeof said) =>
    some.reduce((sum, { rarity }) => sum + (rarity ?? (isOfTopic ? 0 : unknownRarity)), 0);
  const share = sizeOf(said.filter(({ isThere }) => isThere));
  return share > 0 && share >= sizeOf(said) * leastShare;
}
