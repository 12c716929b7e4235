/** Maximum length of a filled text, in characters (UTF-16 code units). */
export const filledLimit = 100_000;
