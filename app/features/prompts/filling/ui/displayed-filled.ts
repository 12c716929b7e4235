import { displayedText, type DisplayedText } from "~/client/site-translation";
import { fillPieces, type Values, type Variable } from "~/domain/variables";
import { withBlanks } from "~/domain/placeholders";

/**
 * The displayed version of a prompt's text, filled, with blanks where answers are missing; then `emptyNote` says so. It is filled last: an
 * answer is never sent to be translated.
 */
export function displayedFilled(
  { content, variables }: { content: string; variables: readonly Variable[] },
  values: Values,
  at: Element,
  emptyNote?: string,
): DisplayedText {
  const { text, note } = displayedText.pass(content, at);
  let hasBlanks = false;
  const fill = (whole: string) =>
    fillPieces(whole, variables, values)
      .map((piece) => {
        if (piece.name === null || piece.isFilled) return piece.text;
        hasBlanks = true;
        return withBlanks(piece.text);
      })
      .join("");
  return {
    text: typeof text === "string" ? fill(text) : text.then(fill),
    note: () => [hasBlanks && emptyNote, note?.()].filter(Boolean).join("\n") || undefined,
  };
}
