import { categories, categoryNames, type Category, type Place, type Subcategory } from "../categories";
import { foldWords, hasJapanese, tokensOf } from "./fold-words";
import { ai } from "./words/ai";
import { business } from "./words/business";
import { communication } from "./words/communication";
import { image } from "./words/image";
import { marketing } from "./words/marketing";
import type { CategoryWords, SubcategoryWords } from "./words/place-words";
import { technology } from "./words/technology";
import { video } from "./words/video";

/** What a word says about a place. */
export interface Sense {
  place: Place;
  weight: number;
}

/** A word that is found, and all that it says. */
export interface Entry {
  key: string;
  senses: Sense[];
}

/** The town's words as they are looked up. */
export interface Lexicon {
  /** Japanese words by their first character. */
  japanese: Map<string, Map<string, Entry>>;
  /** Latin words and phrases by their stems. */
  phrases: Map<string, Entry>;
  /** Latin words that match whatever begins with them. */
  beginnings: Map<string, Entry>;
}

/** The most Latin words in one phrase. */
export const longestPhrase = 5;

const weights = { name: 3, hint: 1 };

const words: { [C in Category]: CategoryWords<C> } = {
  marketing,
  business,
  communication,
  technology,
  ai,
  image,
  video,
};

let made: Lexicon | undefined;

/** The lexicon, made when it is first asked for. */
export const lexicon = (): Lexicon => (made ??= makeLexicon());

function makeLexicon(): Lexicon {
  const book: Lexicon = { japanese: new Map(), phrases: new Map(), beginnings: new Map() };
  for (const category of categoryNames)
    for (const subcategory of categories[category].subcategories) {
      const { ja, en, es, hints } = (words[category] as Record<Subcategory, SubcategoryWords>)[subcategory];
      const place: Place = { category, subcategory };
      for (const word of [ja, en, es].flatMap(list)) enter(book, word, { place, weight: weights.name });
      for (const word of list(hints)) enter(book, word, { place, weight: weights.hint });
    }
  return book;
}

const list = (line: string) => line.split(",");

function enter(book: Lexicon, word: string, sense: Sense) {
  const folded = foldWords(word);
  if (hasJapanese(folded)) {
    const first = folded.charAt(0);
    const shelf = book.japanese.get(first) ?? new Map<string, Entry>();
    book.japanese.set(first, shelf);
    add(shelf, folded, sense);
  } else if (folded.endsWith("*")) add(book.beginnings, folded.slice(0, -1), sense);
  else
    add(
      book.phrases,
      tokensOf(folded)
        .map(({ stem }) => stem)
        .join(" "),
      sense,
    );
}

/** A word says one thing about a place, the strongest. */
function add(shelf: Map<string, Entry>, key: string, sense: Sense) {
  const entry = shelf.get(key) ?? { key, senses: [] };
  shelf.set(key, entry);
  const known = entry.senses.find(({ place }) => place.subcategory === sense.place.subcategory);
  if (known) known.weight = Math.max(known.weight, sense.weight);
  else entry.senses.push(sense);
}
