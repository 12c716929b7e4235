/** Maximum length of a purpose, in characters (code points). */
export const purposeLimit = 4_000;

/** Maximum length of a prompt, in characters (code points). */
export const contentLimit = 20_000;

/** Maximum length of a tag, in characters, and maximum number of tags beside the type tag. */
export const tagLimit = 50;
export const tagsLimit = 20;

/** Maximum number of prompts per member. */
export const libraryLimit = 5_000;
