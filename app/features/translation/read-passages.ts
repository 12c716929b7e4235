import { visibleText } from "~/features/texts/visible-text";
import type { Language } from "~/languages";

import { isJapanese } from "./japanese";
import { charactersPerCall } from "./limits";
import { maskParts, restoreParts, withoutMarks, type Masked } from "./protected-parts";

/** A piece of text that is translated in one go: most texts are one, long ones several. */
export interface Passage {
  /** As it was written, without the blanks around it. */
  source: string;
  masked: string;
  parts: Masked["parts"];
}

/**
 * Reads texts as passages to translate and strings that stay, in order. Without Japanese in it nothing is translated,
 * unless the texts are said to be in another language. Marks are numbered through all texts of one reader, so that
 * a translation that belongs to another text shows.
 */
export function passageReader(language: Language | undefined): (text: string) => (Passage | string)[] {
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

/** Where a long text is cut, the best place first. */
const places = ["\n\n", "\n", "。", ". ", "、", " "];

/** A masked text in pieces of at most `limit` characters, cut between paragraphs, lines or sentences, never in a mark. */
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
