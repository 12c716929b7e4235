import type { TownQuery } from "./query";

/** The address of a page of a public list, without what goes without saying. */
export function townAddress(path: string, query: Partial<TownQuery>): string {
  const { category, subcategory, search: words, page: number = 1 } = query;
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", category);
  if (subcategory) parameters.set("subcategory", subcategory);
  if (words) parameters.set("search", words);
  if (number !== 1) parameters.set("page", String(number));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** An address as people write it, with its Japanese words as they are: a third as long, and browsers take it for the same. */
export const readableAddress = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, (letters) => decodeURIComponent(letters));
