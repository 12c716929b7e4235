// Tags, direction overrides, zero-width and other invisible characters can hide words from a person.
const hidden =
  /(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
// Emoji, Persian, Indic scripts and kanji variants need one joiner or selector after a character; further ones
// show nothing.
const strayJoiner = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}/gu;
const straySelector = /(?<![^\s\p{Join_Control}\p{Variation_Selector}])\p{Variation_Selector}/gu;
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/gu;

/** The visible part of a text: line ends unified, without invisible characters. */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(controls, "")
    .replace(hidden, "")
    .replace(straySelector, "")
    .replace(strayJoiner, "");
}

/** The visible part of a text, on one line. */
export const visibleLine = (text: string): string => visibleText(text).replace(/\s+/g, " ").trim();

/** The length of a text in code points, so that an emoji does not count twice. */
export const countCharacters = (text: string): number => [...text].length;
