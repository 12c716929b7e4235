/** Prompts per page: 10 by default (specification, section 9). */
export const pageSizes = [10, 30, 50] as const;

/** Sorts of a list: by creation, by last use (to the hour; unused prompts after it, newest first), by name. */
export const sorts = ["newest", "used", "name"] as const;

export type Sort = (typeof sorts)[number];

/** The default library query. */
export const firstPage = {
  search: "",
  folder: null,
  tags: [],
  sort: sorts[0],
  page: 1,
  size: pageSizes[0],
};

/** Maximum length of a search in characters, and maximum number of search words; later words are ignored. */
export const searchLimit = 200;
export const searchWordsLimit = 10;

/** Maximum number of tags offered: the most used. */
export const listedTags = 1_000;
