import {
  isJapanese,
  isSkipped,
  readAttributes,
  readText,
  textsIn,
  writeText,
  type PageText,
} from "./page-texts";
import type { TranslationMemory } from "./translation-memory";

interface PageTranslation {
  language: string;
  memory: TranslationMemory;
  /** Null where a text stays as it is. */
  fetchTranslations: (
    texts: readonly string[],
    language: string,
    signal: AbortSignal,
  ) => Promise<(string | null)[]>;
}

/** The most that one call asks for: texts, and characters of them. */
const most = { texts: 50, characters: 20_000 };

/** How long a piece of work may keep the page waiting, and what waits for the next piece, in milliseconds. */
const slice = 8;
const pause = 16;

/** How many places are kept in mind before those that have left the page are dropped. */
const mostPlaces = 2_000;

/** How long new texts are gathered before they are asked for, in milliseconds. */
const gathering = 100;

/**
 * Translates the Japanese texts of the page, and what is added to it, until it is called back; then every text is as it was. It
 * writes into texts and attributes alone, so that it never stands in the way of what draws the page.
 */
export function translatePage({ language, memory, fetchTranslations }: PageTranslation): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  /** What we wrote, and in place of what, by node and attribute. */
  const written = new Map<Node, Map<string | null, { original: string; shown: string }>>();
  /** Where each text that is being asked for stands. */
  const wanted = new Map<string, PageText[]>();
  const asked = new Set<string>();
  const refused = new Set<string>();
  let queue: PageText[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;

  const show = (place: PageText, original: string, translation: string) => {
    if (!place.node.isConnected || readText(place) !== original) return;
    const [before = "", after = ""] = [/^\s*/.exec(original)?.[0], /\s*$/.exec(original)?.[0]];
    const shown = before + translation + after;
    const places = written.get(place.node) ?? new Map<string | null, { original: string; shown: string }>();
    if (written.size > mostPlaces)
      for (const node of written.keys()) if (!node.isConnected) written.delete(node);
    written.set(place.node, places.set(place.attribute, { original, shown }));
    writeText(place, shown);
  };

  const look = (place: PageText) => {
    const original = readText(place);
    // Our own words: nothing new.
    if (written.get(place.node)?.get(place.attribute)?.shown === original) return;
    const text = original.trim();
    if (!isJapanese(text) || refused.has(text)) return;
    const known = memory.recall(text, language);
    if (known !== null) return show(place, original, known);
    wanted.set(text, [...(wanted.get(text) ?? []), place]);
    asking ??= setTimeout(() => void ask(), gathering);
  };

  const work = () => {
    timer = undefined;
    const end = performance.now() + slice;
    while (queue.length > 0 && performance.now() < end) look(queue.pop()!);
    if (queue.length > 0) timer = setTimeout(work, pause);
  };
  const enqueue = (places: Iterable<PageText>) => {
    queue = [...queue, ...places];
    timer ??= setTimeout(work, 0);
  };

  const nextTexts = () => {
    const texts: string[] = [];
    let characters = 0;
    for (const text of wanted.keys()) {
      if (asked.has(text)) continue;
      characters += text.length;
      if (texts.length === most.texts || (texts.length > 0 && characters > most.characters)) break;
      texts.push(text);
    }
    return texts;
  };

  const ask = async () => {
    asking = undefined;
    const texts = nextTexts();
    if (texts.length === 0) return;
    for (const text of texts) asked.add(text);
    const answers = await fetchTranslations(texts, language, signal).catch((): (string | null)[] => []);
    if (signal.aborted) return;
    const pairs = texts.flatMap((text, index) => {
      const answer = answers[index] ?? null;
      return answer === null ? [] : [[text, answer] as const];
    });
    memory.remember(pairs, language);
    for (const [text, translation] of pairs)
      for (const place of wanted.get(text) ?? []) {
        const original = readText(place);
        if (original.trim() === text) show(place, original, translation);
      }
    for (const [index, text] of texts.entries()) {
      // What could not be translated stays, and is not asked for again while this page lasts.
      if ((answers[index] ?? null) === null) refused.add(text);
      wanted.delete(text);
      asked.delete(text);
    }
    await ask();
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === "childList") for (const node of addedNodes) enqueue(textsIn(node));
      else if (type === "characterData") enqueue(textsIn(target));
      else if (!isSkipped(target as Element))
        enqueue([{ node: target as Element, attribute: attributeName }]);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...readAttributes],
  });
  enqueue(textsIn(document.body));

  return () => {
    leaving.abort();
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(asking);
    for (const [node, places] of written)
      for (const [attribute, { original, shown }] of places) {
        const place = { node: node as PageText["node"], attribute };
        if (readText(place) === shown) writeText(place, original);
      }
  };
}
