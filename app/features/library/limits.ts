/** How many prompts a page shows: 10 unless the reader chooses another size (specification, section 9). */
export const pageSizes = [10, 30, 50] as const;

/** The query of the library's bare address. */
export const firstPage = { search: "", folder: null, tags: [], page: 1, size: pageSizes[0] };

/** The longest search, in characters, and the most words that are looked for; what is beyond is not. */
export const searchLimit = 200;
export const searchWordsLimit = 10;

/** How many tags are offered to choose from: the most used. */
export const listedTags = 1_000;
