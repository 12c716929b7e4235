import { visibleText } from "./visible-text";

/** Effects of a hidden character. */
export type HiddenKind = "zero_width" | "direction" | "tag" | "control" | "other";

/** A character that a reader cannot see, with no effect on the characters they can. */
export interface HiddenCharacter {
  /** Its position in the text, in UTF-16 units. */
  index: number;
  /** Its code point in Unicode's notation: `U+200B`. */
  codePoint: string;
  kind: HiddenKind;
}

const zeroWidth = /[\u180E\u200B-\u200D\u2060\uFEFF]/u;
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const tags = /[\u{E0000}-\u{E007F}]/u;
const controls = /[\p{Cc}\p{Surrogate}]/u;

function kindOf(sign: string): HiddenKind {
  if (zeroWidth.test(sign)) return "zero_width";
  if (directions.test(sign)) return "direction";
  if (tags.test(sign)) return "tag";
  return controls.test(sign) ? "control" : "other";
}

const nameOf = (sign: string): string =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * The characters of a text that `visibleText` removes, in order. Joiners and selectors that an emoji or a script needs, and
 * text read from the right, are not among them; a line end of two characters counts as one.
 */
export function findHidden(text: string): HiddenCharacter[] {
  const shown = visibleText(text);
  if (shown === text) return [];
  const hidden: HiddenCharacter[] = [];
  let at = 0;
  let index = 0;
  for (const sign of text) {
    const isLineEnd = sign === "\r";
    if (isLineEnd ? text[index + 1] !== "\n" && shown[at] === "\n" : shown.startsWith(sign, at))
      at += sign.length;
    else if (!isLineEnd) hidden.push({ index, codePoint: nameOf(sign), kind: kindOf(sign) });
    index += sign.length;
  }
  return hidden;
}

/** A text without its hidden characters, and these. */
export function cleanHidden(text: string): { text: string; hidden: HiddenCharacter[] } {
  const hidden = findHidden(text);
  return { text: hidden.length > 0 ? visibleText(text) : text, hidden };
}
