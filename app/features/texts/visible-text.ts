// Tags, direction overrides, zero-width and other invisible characters can carry words that a person does not see.
// Joiners and variation selectors stay: emoji, Persian and the variants of kanji need them.
const hidden =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu;
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/gu;

/** The text as a person sees it: line ends unified, nothing invisible in it. */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(controls, "").replace(hidden, "");
}
