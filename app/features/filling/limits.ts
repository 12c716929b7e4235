/** Maximum length of an answer, in characters (code points). */
export const valueLimit = 20_000;

/** Maximum length of the fragment of a link with values, in characters: longer links do not survive messengers. */
export const linkLimit = 8_000;
