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
  /** Told what a call found out, and where each of its texts stands. */
  onFound: (found: { text: string; translation: string; places: PageText[] }[]) => void;
}

/** The most that one call asks for: texts, and characters of them. */
const most = { texts: 50, characters: 20_000 };

/** How long new texts are gathered before they are asked for, in milliseconds. */
const gathering = 100;

/** How long nothing is asked for after a call that failed, in milliseconds: the period of the server's gate. */
const rest = 60_000;

/** Asks for the translations of texts, many in a call and each text once. What is not found is not asked for again. */
export function wantedTranslations({ language, fetchTranslations, signal, onFound }: Wanted) {
  /** Where the texts stand that are to be asked for, and those that are being asked for. */
  const waiting = new Map<string, PageText[]>();
  const asked = new Map<string, PageText[]>();
  const refused = new Set<string>();
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const nextTexts = () => {
    const texts: string[] = [];
    let characters = 0;
    for (const [text, places] of waiting) {
      characters += text.length;
      if (texts.length === most.texts || (texts.length > 0 && characters > most.characters)) break;
      waiting.delete(text);
      // Who has turned the page meanwhile waits for its texts no more.
      if (!places.some(({ node }) => node.isConnected)) continue;
      asked.set(text, places);
      texts.push(text);
    }
    return texts;
  };

  const ask = async (): Promise<void> => {
    const texts = nextTexts();
    if (texts.length === 0) return;
    const answers = await fetchTranslations(texts, language, signal).catch(() => null);
    if (signal.aborted) return;
    const found = texts.flatMap((text, index) => {
      const places = asked.get(text)!;
      asked.delete(text);
      const translation = answers?.[index] ?? null;
      if (translation !== null) return [{ text, translation, places }];
      // What a failed call asked for is asked for again when it comes up again.
      if (answers !== null) refused.add(text);
      return [];
    });
    onFound(found);
    if (answers !== null) return ask();
    restsUntil = performance.now() + rest;
    waiting.clear();
  };

  return {
    want(text: string, place: PageText): void {
      const places = asked.get(text) ?? waiting.get(text);
      if (places) return void places.push(place);
      if (refused.has(text) || text.length > charactersPerRequest || performance.now() < restsUntil) return;
      waiting.set(text, [place]);
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!signal.aborted) void ask();
      }, gathering);
    },
  };
}
