import { charactersPerRequest } from "../limits";
import type { PageText } from "./page-texts";

/** Null where a text stays as it is. */
export type FetchTranslations = (
  texts: readonly string[],
  language: string,
  signal: AbortSignal,
) => Promise<(string | null)[]>;

interface Wanted {
  language: string;
  fetchTranslations: FetchTranslations;
  signal: AbortSignal;
  /** Told what a call found out, and where each of its texts stands; null: the text stays as it is. */
  onAnswer: (answers: { text: string; translation: string | null; places: PageText[] }[]) => void;
}

/** Where a text stands, and who waits for its translation besides. */
interface Wish {
  places: PageText[];
  waiting: ((translation: string | null) => void)[];
}

/** The most that one call asks for: texts, and characters of them. */
const most = { texts: 50, characters: 20_000 };

/** How long new texts are gathered before they are asked for, in milliseconds. */
const gathering = 100;

/** How long nothing is asked for after a call that failed, in milliseconds: the period of the server's gate. */
const rest = 60_000;

/** Asks for the translations of texts, many in a call and each text once. What is not found is not asked for again. */
export function wantedTranslations({ language, fetchTranslations, signal, onAnswer }: Wanted) {
  /** The texts that are to be asked for, and those that are being asked for. */
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
      // Who has turned the page meanwhile waits for its texts no more.
      if (wish.waiting.length === 0 && !wish.places.some(({ node }) => node.isConnected)) continue;
      asked.set(text, wish);
      texts.push(text);
    }
    return texts;
  };

  const answer = (wishes: Map<string, Wish>, found: Map<string, string | null>) => {
    const answers = [...found].map(([text, translation]) => {
      const { places, waiting: people } = wishes.get(text)!;
      wishes.delete(text);
      for (const tell of people) tell(translation);
      return { text, translation, places };
    });
    if (!signal.aborted) onAnswer(answers);
  };
  const giveUp = () => answer(waiting, new Map([...waiting.keys()].map((text) => [text, null])));
  signal.addEventListener("abort", giveUp);

  const ask = async (): Promise<void> => {
    const texts = nextTexts();
    if (texts.length === 0) return;
    const answers = await fetchTranslations(texts, language, signal).catch(() => null);
    const found = new Map(texts.map((text, index) => [text, answers?.[index] ?? null]));
    // What a failed call asked for is asked for again when it comes up again.
    if (answers !== null)
      for (const [text, translation] of found) if (translation === null) refused.add(text);
    answer(asked, found);
    if (answers !== null) return ask();
    restsUntil = performance.now() + rest;
    giveUp();
  };

  /** The wish for a text, made unless there is one; null where it is not to be had. */
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
    /** Has `onAnswer` told of a text that stands here. */
    want(text: string, place: PageText): void {
      const wish = wishFor(text);
      if (wish) wish.places.push(place);
      else onAnswer([{ text, translation: null, places: [place] }]);
    },
    /** A text's translation, or null where there is none; null at once where that is known. */
    ask(text: string): Promise<string | null> | null {
      const wish = wishFor(text);
      return wish && new Promise((resolve) => wish.waiting.push(resolve));
    },
  };
}
