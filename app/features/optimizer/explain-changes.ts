import { foldText } from "~/features/text/fold-text";
import type { Piece } from "~/features/text/compare-texts";

import type { ExplainedChanges, Improvement } from "./improvement";

const quotation = /[“「«"]([^“”「」«»"\n]{2,120})[”」»"]/gu;

/** The words that a reason is about; a shortened quotation without its mark. */
function wordsIn(improvement: Improvement): string[] {
  if ("text" in improvement) return Array.from(improvement.text.matchAll(quotation), ([, words]) => words!);
  const { code, words } = improvement;
  // An answer's label and value may be separate in the text.
  if (code === "answer") return [words, words.slice(words.indexOf(": ") + 2)];
  return [words.replace(/…$/, "")];
}

/** Finds the change that each reason is about, by the words it quotes. */
export function explainChanges(
  changes: readonly Piece[],
  improvements: readonly Improvement[],
): ExplainedChanges {
  const reasons: Improvement[][] = changes.map(() => []);
  const folded = changes.map(({ removed, added }) => ({
    removed: foldText(removed),
    added: foldText(added),
  }));
  const others = improvements.filter((improvement) => {
    const isAdded = "code" in improvement && improvement.code === "answer";
    const words = wordsIn(improvement).map(foldText).filter(Boolean);
    const about = reasons.filter((_, at) => {
      const { removed, added } = folded[at]!;
      return words.some((said) => added.includes(said) || (!isAdded && removed.includes(said)));
    });
    // The same words may be removed twice, each time with its reason.
    const own = about.find(({ length }) => length === 0) ?? about[0];
    if (!own) return true;
    own.push(improvement);
    return false;
  });
  return { reasons, others };
}
