/** Maximum length of a purpose, in characters (code points). */
export const purposeLimit = 4_000;

/** Maximum length of a prompt, in characters (code points). */
export const contentLimit = 20_000;

/** Maximum length of a tag, in characters, and maximum number of tags besides the type tag. */
export const tagLimit = 50;
export const tagsLimit = 20;

/**
 * Definitions of variables: maximum length of a label, hint or option and of a default value, maximum number of
 * options, maximum length of all definitions of a prompt as JSON, and of a text filled with its defaults.
 */
export const definitionLimits = { text: 300, value: 2_000, options: 20, inAll: 40_000, filled: 100_000 };

/** Maximum number of prompts per member. */
export const libraryLimit = 5_000;
