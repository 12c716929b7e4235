/** The longest purpose a person may type, in characters (code points). */
export const purposeLimit = 4_000;

/** The longest prompt that is kept, in characters (code points). */
export const contentLimit = 20_000;

/** The longest tag, in characters, and how many a prompt may have beside its type tag. */
export const tagLimit = 50;
export const tagsLimit = 20;

/** How many prompts a member may keep. */
export const libraryLimit = 5_000;
