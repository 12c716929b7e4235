import { listLanguageParameter } from "~/domain/prompt-languages";

import type { TownQuery } from "./query";

/** The path of a page of a public list, without default parameters. */
export function townAddress(path: string, query: Partial<TownQuery>): string {
  const { category, subcategory, search: words, page: number = 1, language, order = "new" } = query;
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", category);
  if (subcategory) parameters.set("subcategory", subcategory);
  if (words) parameters.set("search", words);
  if (language) parameters.set(listLanguageParameter, language);
  if (order !== "new" && !words) parameters.set("order", order);
  if (number !== 1) parameters.set("page", String(number));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** A URL with readable Japanese words: a third as long, and the same to browsers. */
export const readableAddress = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, (letters) => decodeURIComponent(letters));
