import type { DisplayedText } from "~/client/site-translation";

import { isJapanese } from "~/features/text/japanese";
import { keepsParts } from "../protected-parts";
import { chosenOriginals, pageMarks, slotOf, type Mark } from "./page-marks";
import { attributeOf, readAttributes, textsIn, type PageText } from "./page-texts";
import type { TranslationMemory } from "./translation-memory";
import { wantedTranslations, type FetchTranslations } from "./wanted-translations";
import { writtenTranslations } from "./written-translations";

interface PageTranslation {
  language: string;
  memory: TranslationMemory;
  fetchTranslations: FetchTranslations;
  /** Called with the notes of the page. */
  onMarks: (marks: readonly Mark[]) => void;
}

/** A generator of the texts in a part of the page. */
type Part = () => Iterable<PageText>;

/** The time budget of one task, layout included, before it yields to the page. */
const slice = { milliseconds: 8, places: 200 };

/** The pause between tasks, in milliseconds. */
const pause = 16;

/**
 * Translates the Japanese texts of the page and of its changes; `stop` restores every text. It
 * writes to text nodes and attributes only, so that it never conflicts with React.
 */
export function translatePage({ language, memory, fetchTranslations, onMarks }: PageTranslation) {
  const leaving = new AbortController();
  const written = writtenTranslations(language);
  const marks = pageMarks(written, onMarks);
  /** A stack of unread parts of the page; each is read at once, before React changes it. */
  let parts: Part[] = [];
  let readTexts: PageText[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isWantedAsIs = ({ node }: PageText) =>
    chosenOriginals.any() && chosenOriginals.has(slotOf(node)?.dataset.of);

  const { want, ask } = wantedTranslations({
    language,
    async fetchTranslations(texts, ...rest) {
      const translations = await fetchTranslations(texts, ...rest);
      // A translation without the variables, code or URLs of the original is rejected.
      return translations.map((translation, at) =>
        translation !== null && keepsParts(texts[at]!, translation) ? translation : null,
      );
    },
    signal: leaving.signal,
    onTranslated(translations) {
      memory.remember(
        translations.flatMap(({ text, translation }) =>
          translation === null ? [] : [[text, translation] as const],
        ),
        language,
      );
      for (const { text, translation, places } of translations)
        for (const place of places) {
          if (!place.node.isConnected || written.originalOf(place).trim() !== text) continue;
          // The beginning of a text that grew may be translated already.
          if (translation === null) written.restore(place);
          else if (!isWantedAsIs(place)) written.write(place, text, translation);
        }
      marks.refresh();
    },
  });

  const look = (place: PageText) => {
    if (!place.node.isConnected || written.has(place)) return;
    const text = written.originalOf(place).trim();
    if (!isJapanese(text)) return;
    if (isWantedAsIs(place)) return written.nameJapanese(place);
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
      else if (parts.length === 0) return marks.refresh();
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

  return {
    /** Shows an item's originals, or its translations again. */
    choose(slot: HTMLElement, original: boolean): void {
      chosenOriginals.choose(slot.dataset.of!, original);
      const scope = slot.parentElement!;
      for (const place of textsIn(scope)) if (original) written.restore(place);
      enqueue(() => textsIn(scope));
      marks.refresh();
    },
    /**
     * The displayed version of a text for the clicked element `at`. `what` tells which version it was, once the text has resolved;
     * undefined where there is only one.
     */
    pass(text: DisplayedText["text"], at: Element) {
      let what: Mark["state"] | undefined;
      const settle = (whole: string, core: string, translation: string | null) => {
        what = translation === null ? "original" : "translated";
        return translation === null ? whole : whole.replace(core, () => translation);
      };
      const read = (whole: string): string | Promise<string> => {
        const core = whole.trim();
        if (!isJapanese(core)) return whole;
        const known = memory.recall(core, language) ?? ask(core);
        return known === null || typeof known === "string"
          ? settle(whole, core, known)
          : known.then((translation) => settle(whole, core, translation));
      };
      if (!marks.isTranslated(at)) return { text, what: () => what };
      return { text: typeof text === "string" ? read(text) : text.then(read), what: () => what };
    },
    /** Restores every text, and stops watching the page. */
    stop(): void {
      leaving.abort();
      observer.disconnect();
      clearTimeout(timer);
      marks.stop();
      written.undo();
    },
  };
}
