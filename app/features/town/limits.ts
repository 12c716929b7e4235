/** How many prompts a page of the public lists shows. */
export const pageSize = 12;

/** Up to this page a list is read from its top; a later one is found by its place. */
export const plainPages = 20;

/**
 * The longest search, in characters, the most runs of letters that are looked for, and the longest of them; what is beyond is
 * not. A long run of nothing but common letters is what costs the index most.
 */
export const searchLimit = 64;
export const searchRunsLimit = 4;
export const searchRunLength = 24;

/** How many finds are counted; of more it is only said that there are more. */
export const countedFinds = 1_000;

/** How many pages of finds can be turned to. */
export const findPagesLimit = 50;

/** How many prompts a feed announces. */
export const feedLength = 30;

/** How many publication numbers a part of the sitemap covers. */
export const sitemapPart = 1_000;
