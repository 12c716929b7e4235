import { visibleText } from "~/features/text/visible-text";
import type { PromptLanguage } from "~/domain/prompt-languages";

import { isJapanese } from "~/features/text/japanese";
import { charactersPerCall } from "./limits";
import { maskParts, restoreParts, withoutMarks, type Masked } from "./protected-parts";

/** A piece of text for one translation: most texts are one, long ones several. */
export interface Passage {
  /** The original text, trimmed. */
  source: string;
  masked: string;
  parts: Masked["parts"];
}

/**
 * Returns a reader that splits texts into passages to translate and strings to keep, in order. Only Japanese is
 * translated, unless `language` is another one. Marks are numbered across all texts of a reader, so that a
 * translation of the wrong text is detected.
 */
export function passageReader(language: PromptLanguage | undefined): (text: string) => (Passage | string)[] {
  const isForeign =
    language === undefined || language === "ja" ? isJapanese : (text: string) => /\p{L}/u.test(text);
  let next = 1;
  return (text) => {
    const { text: masked, parts } = maskParts(visibleText(text), next);
    next += parts.size;
    return splitText(masked, charactersPerCall).flatMap((piece) => {
      const core = piece.trim();
      if (!isForeign(withoutMarks(core))) return [restoreParts(piece, parts)];
      const start = piece.indexOf(core);
      return [
        piece.slice(0, start),
        { source: restoreParts(core, parts), masked: core, parts },
        piece.slice(start + core.length),
      ];
    });
  };
}

/** Places to cut a long text, best first. */
const places = ["\n\n", "\n", "。", ". ", "、", " "];

/** Splits a masked text into pieces of at most `limit` characters, never in a mark. */
export function splitText(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > limit) {
    const to = from + cutOf(text.slice(from, from + limit));
    pieces.push(text.slice(from, to));
    from = to;
  }
  return [...pieces, text.slice(from)];
}

function cutOf(head: string): number {
  for (const place of places) {
    const at = head.lastIndexOf(place);
    if (at >= head.length / 2) return at + place.length;
  }
  const mark = head.lastIndexOf("⟦");
  if (mark > head.lastIndexOf("⟧")) return mark;
  return /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length;
}
