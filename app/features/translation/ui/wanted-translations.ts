import { charactersPerRequest } from "../limits";
import type { PageText } from "./page-texts";

/** Null if the text stays unchanged. */
export type FetchTranslations = (
  texts: readonly string[],
  language: string,
  signal: AbortSignal,
) => Promise<(string | null)[]>;

interface Wanted {
  language: string;
  fetchTranslations: FetchTranslations;
  signal: AbortSignal;
  /** Called with the translations of a request and the places of each text. Null if the text stays unchanged. */
  onTranslated: (translations: { text: string; translation: string | null; places: PageText[] }[]) => void;
}

/** The places of a text, and the callers that await its translation. */
interface Wish {
  places: PageText[];
  waiting: ((translation: string | null) => void)[];
}

/** The limits of one request: texts, and characters in all. */
const most = { texts: 50, characters: 20_000 };

/** The batching delay, in milliseconds. */
const gathering = 100;

/** The pause after a failed request, in milliseconds: the period of the server's rate limit. */
const rest = 60_000;

/** Requests translations in batches, each text once. A text without a translation is not requested again. */
export function wantedTranslations({ language, fetchTranslations, signal, onTranslated }: Wanted) {
  /** The pending texts, and those in a running request. */
  const waiting = new Map<string, Wish>();
  const asked = new Map<string, Wish>();
  const refused = new Set<string>();
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const nextTexts = () => {
    const texts: string[] = [];
    let characters = 0;
    for (const [text, wish] of waiting) {
      characters += text.length;
      if (texts.length === most.texts || (texts.length > 0 && characters > most.characters)) break;
      waiting.delete(text);
      // Texts that have left the page meanwhile are dropped.
      if (wish.waiting.length === 0 && !wish.places.some(({ node }) => node.isConnected)) continue;
      asked.set(text, wish);
      texts.push(text);
    }
    return texts;
  };

  const report = (wishes: Map<string, Wish>, found: Map<string, string | null>) => {
    const translations = [...found].map(([text, translation]) => {
      const { places, waiting: people } = wishes.get(text)!;
      wishes.delete(text);
      for (const tell of people) tell(translation);
      return { text, translation, places };
    });
    if (!signal.aborted) onTranslated(translations);
  };
  const giveUp = () => report(waiting, new Map([...waiting.keys()].map((text) => [text, null])));
  signal.addEventListener("abort", giveUp);

  const ask = async (): Promise<void> => {
    const texts = nextTexts();
    if (texts.length === 0) return;
    const translations = await fetchTranslations(texts, language, signal).catch(() => null);
    const found = new Map(texts.map((text, index) => [text, translations?.[index] ?? null]));
    // Texts of a failed request are requested again when they appear again.
    if (translations !== null)
      for (const [text, translation] of found) if (translation === null) refused.add(text);
    report(asked, found);
    if (translations !== null) return ask();
    restsUntil = performance.now() + rest;
    giveUp();
  };

  /** The request of a text, new or existing; null where it has no translation. */
  const wishFor = (text: string): Wish | null => {
    const known = asked.get(text) ?? waiting.get(text);
    if (known) return known;
    if (refused.has(text) || text.length > charactersPerRequest || performance.now() < restsUntil)
      return null;
    const wish: Wish = { places: [], waiting: [] };
    waiting.set(text, wish);
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!signal.aborted) void ask();
    }, gathering);
    return wish;
  };

  return {
    /** Requests a text at a place; the result goes to `onAnswer`. */
    want(text: string, place: PageText): void {
      const wish = wishFor(text);
      if (wish) wish.places.push(place);
      else onTranslated([{ text, translation: null, places: [place] }]);
    },
    /** Promises a text's translation, or null; null at once where it is known to have none. */
    ask(text: string): Promise<string | null> | null {
      const wish = wishFor(text);
      return wish && new Promise((resolve) => wish.waiting.push(resolve));
    },
  };
}
