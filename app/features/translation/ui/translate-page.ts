import { isJapanese, isSkipped, readAttributes, readText, textsIn, type PageText } from "./page-texts";
import type { TranslationMemory } from "./translation-memory";
import { wantedTranslations, type FetchTranslations } from "./wanted-translations";
import { writtenTranslations } from "./written-translations";

interface PageTranslation {
  language: string;
  memory: TranslationMemory;
  fetchTranslations: FetchTranslations;
}

/** How much a piece of work may be before the page gets its turn, to lay out what changed too. */
const slice = { milliseconds: 8, places: 200 };

/** What waits for the next piece, in milliseconds. */
const pause = 16;

/**
 * Translates the Japanese texts of the page, and what is added to it, until it is called back; then every text is as it was. It
 * writes into texts and attributes alone, so that it never stands in the way of what draws the page.
 */
export function translatePage({ language, memory, fetchTranslations }: PageTranslation): () => void {
  const leaving = new AbortController();
  const written = writtenTranslations();
  let queue: PageText[] = [];
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const { want } = wantedTranslations({
    language,
    fetchTranslations,
    signal: leaving.signal,
    onFound(found) {
      memory.remember(
        found.map(({ text, translation }) => [text, translation] as const),
        language,
      );
      for (const { text, translation, places } of found)
        for (const place of places)
          if (place.node.isConnected && readText(place).trim() === text)
            written.write(place, text, translation);
    },
  });

  const look = (place: PageText) => {
    if (!place.node.isConnected || written.has(place)) return;
    const text = readText(place).trim();
    if (!isJapanese(text)) return;
    const known = memory.recall(text, language);
    if (known === null) want(text, place);
    else written.write(place, text, known);
  };

  const work = () => {
    timer = undefined;
    const end = { time: performance.now() + slice.milliseconds, place: next + slice.places };
    while (next < Math.min(queue.length, end.place) && performance.now() < end.time) look(queue[next++]!);
    if (next < queue.length) timer = setTimeout(work, pause);
    else [queue, next] = [[], 0];
  };
  const enqueue = (places: Iterable<PageText>) => {
    for (const place of places) queue.push(place);
    timer ??= setTimeout(work, 0);
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
    written.undo();
  };
}
