/** Prompts per page: 10 by default (specification, section 9). */
export const pageSizes = [10, 30, 50] as const;

/** Sorts of a list: by last use or, for an unused prompt, creation, by creation, by name. */
export const sorts = ["used", "newest", "name"] as const;

export type Sort = (typeof sorts)[number];

/** The default query of a program. */
export const firstPage = {
  search: "",
  folder: null,
  tags: [],
  sort: "newest" as Sort,
  page: 1,
  size: pageSizes[0],
};

/** The default query of the library's page. */
export const openingPage = { ...firstPage, sort: "used" as Sort };

/** Maximum length of a search in characters, and maximum number of search words; later words are ignored. */
export const searchLimit = 200;
export const searchWordsLimit = 10;

/** Maximum number of tags offered: the most used. */
export const listedTags = 1_000;
