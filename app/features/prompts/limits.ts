/** The longest purpose a person may type, in characters (code points). */
export const purposeLimit = 4_000;

/** The longest prompt that is kept, in characters (code points). */
export const contentLimit = 20_000;
