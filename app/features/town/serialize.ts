import type { TownPage } from "./town-page";

/** A page of a public list as its calls answer it (specification, section 3). */
export const serializePage = ({ prompts, page, pageCount, total, isCapped }: TownPage) => ({
  prompts,
  pagination: { page, totalPages: pageCount, total, moreThanTotal: isCapped },
});
