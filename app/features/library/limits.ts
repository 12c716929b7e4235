/** Prompts per page: 10 by default (specification, section 9). */
export const pageSizes = [10, 30, 50] as const;

/** The default library query. */
export const firstPage = { search: "", folder: null, tags: [], page: 1, size: pageSizes[0] };

/** Maximum length of a search in characters, and maximum number of search words; later words are ignored. */
export const searchLimit = 200;
export const searchWordsLimit = 10;

/** Maximum number of tags offered: the most used. */
export const listedTags = 1_000;
