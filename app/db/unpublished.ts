/** Columns of a publication that is not in the town. */
export const unpublished = {
  category: null,
  subcategory: null,
  townNumber: null,
  publishedAt: null,
  language: null,
  firstPicture: null,
  firstText: null,
  isProven: false,
} as const;
