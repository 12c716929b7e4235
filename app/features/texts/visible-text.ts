// Tags, direction overrides, zero-width and other invisible characters can carry words that a person does not see.
const hidden =
  /(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
// Emoji, Persian, Indic scripts and the variants of kanji need a joiner or a selector behind a sign; further ones show nothing.
const strayJoiner = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}/gu;
const straySelector = /(?<![^\s\p{Join_Control}\p{Variation_Selector}])\p{Variation_Selector}/gu;
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/gu;

/** The text as a person sees it: line ends unified, nothing invisible in it. */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(controls, "")
    .replace(hidden, "")
    .replace(straySelector, "")
    .replace(strayJoiner, "");
}

/** The text as a person sees it, on one line. */
export const visibleLine = (text: string): string => visibleText(text).replace(/\s+/g, " ").trim();

/** The length of a text as people count it: in code points, so that an emoji is no two characters. */
export const countCharacters = (text: string): number => [...text].length;
