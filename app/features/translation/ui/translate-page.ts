import { isJapanese } from "../japanese";
import { attributeOf, readAttributes, readText, textsIn, type PageText } from "./page-texts";
import type { TranslationMemory } from "./translation-memory";
import { wantedTranslations, type FetchTranslations } from "./wanted-translations";
import { writtenTranslations } from "./written-translations";

interface PageTranslation {
  language: string;
  memory: TranslationMemory;
  fetchTranslations: FetchTranslations;
}

/** A part of the page, to be read for its texts. */
type Part = () => Iterable<PageText>;

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
  /** Parts of the page that are yet to be read, the next one last; each is read in one go, before what draws it changes it. */
  let parts: Part[] = [];
  let readTexts: PageText[] = [];
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
    const end = performance.now() + slice.milliseconds;
    for (let left = slice.places; left > 0 && performance.now() < end; left -= 1) {
      if (readTexts.length === 0) readTexts = [...(parts.pop()?.() ?? [])].toReversed();
      const place = readTexts.pop();
      if (place) look(place);
      else if (parts.length === 0) return;
    }
    timer = setTimeout(work, pause);
  };
  const enqueue = (...added: Part[]) => {
    parts = [...added.toReversed(), ...parts];
    timer ??= setTimeout(work, 0);
  };

  const observer = new MutationObserver((records) => {
    enqueue(
      ...records.flatMap(({ type, target, addedNodes, attributeName }): Part[] => {
        if (type === "childList") return Array.from(addedNodes, (node) => () => textsIn(node));
        if (type === "characterData") return [() => textsIn(target)];
        return [() => attributeOf(target as Element, attributeName!)];
      }),
    );
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...readAttributes],
  });
  enqueue(() => textsIn(document.body));

  return () => {
    leaving.abort();
    observer.disconnect();
    clearTimeout(timer);
    written.undo();
  };
}
