/** People and categories that a member may follow, together. */
export const followsLimit = 30;

/** Maximum number of pages of a member's posts, and of a prompt's remixes: each is reached by its position. */
export const pagesLimit = 80;

/** The newest posts of a person that are looked through for those of one language. */
export const ownPostsLooked = 500;

/** Remixes named on the page of their source. */
export const newestRemixes = 3;

/** Generations of sources in a family. */
export const ancestorsLimit = 10;

/** Member rows per part of the sitemap. */
export const peoplePart = 1_000;
