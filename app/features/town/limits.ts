export const pageSize = 12;

/** Maximum number of pages of a list, which are read by their offset; programs read on by `older`. */
export const townPagesLimit = 100;

/** The number of pages of so many prompts. */
export const pagesOf = (total: number): number =>
  Math.min(Math.max(1, Math.ceil(total / pageSize)), townPagesLimit);

/**
 * Maximum length of a search, in characters; maximum number of its runs of letters, and maximum length of a
 * run. The rest is ignored. A long run of common letters costs the index most.
 */
export const searchLimit = 64;
export const searchRunsLimit = 4;
export const searchRunLength = 24;

/** Maximum number of counted results; beyond it, the page only says that there are more. */
export const countedResultsLimit = 1_000;

/** Page limit of a search: results beyond it are counted and not shown. */
export const resultPagesLimit = 50;

/** On a page of a ranking: the best, and positions for new prompts that few have seen yet. */
export const rankedPerPage = 10;
export const newPerPage = 2;

/** Maximum number of pages of a ranking. */
export const rankedPagesLimit = 50;

export const feedLength = 30;

/** Characters of a feed's texts that are set by their Markdown: twice those of thirty usual prompts. */
export const feedSetLength = 40_000;

/** Publication numbers per part of the sitemap, which reads two rows for most. */
export const sitemapPart = 600;

/** How many days a publication lights its shop in the town's street. */
export const newsDays = 7;

/** Prompts of a shop on the home page. */
export const showcaseSize = 4;

/** Milliseconds after a registration with a limit of publications; a trigger counts them. */
export const firstHour = 60 * 60 * 1000;

/** Prompts to which a search that finds nothing leads, and the prompts that are looked at for that. */
export const nearPrompts = 4;
export const nearCandidates = 20;

/** Least probability of a subcategory to which a search leads: of a hundred searches, two in five below it are wrong. */
export const nearShare = 0.7;

/** Unseen posts that are counted; more are said to be more. */
export const countedNews = 10;
