/** Columns of a prompt that is not in the town. */
export const unpublished = {
  category: null,
  subcategory: null,
  publication: null,
  publishedAt: null,
  language: null,
} as const;
