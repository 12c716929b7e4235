import type { Language } from "~/languages";

import { vagueWords } from "./vague-words";
import { maskPrompt } from "./mask-prompt";

const longestShort: Record<Language, number> = { ja: 300, en: 600, es: 600 };

interface Edit {
  start: number;
  end: number;
  words: string;
}

/** Puts something that can be checked in the place of vague words, outside quotations, code and pasted text. */
export function sharpenWords(text: string, language: Language): string {
  const spoken = maskPrompt(text);
  const edits: Edit[] = [];
  for (const [pattern, replacement, where] of vagueWords[language]) {
    if (where === "short" && text.length > longestShort[language]) continue;
    for (const match of spoken.matchAll(pattern)) {
      const [piece] = match;
      const [start, end] = [match.index, match.index + piece.length];
      if (edits.some((edit) => start < edit.end && edit.start < end)) continue;
      const words = replacement.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
      edits.push({ start, end, words: capitalised(piece, words) });
    }
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, words }) => rest.slice(0, start) + words + rest.slice(end), text);
}

/** A sentence that began with a capital still does. */
function capitalised(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after;
}
