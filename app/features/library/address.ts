import { openingPage } from "./limits";
import type { LibraryQuery } from "./query";

/** The path of a library page, without default parameters: the page's, or a program's. */
export function libraryAddress(path: string, query: Partial<LibraryQuery>, initial = openingPage): string {
  const {
    search: words,
    folder: id,
    tags: names,
    sort,
    page: number,
    size: length,
  } = { ...initial, ...query };
  const parameters = new URLSearchParams();
  if (words) parameters.set("search", words);
  if (id) parameters.set("folder", id);
  for (const name of names) parameters.append("tag", name);
  if (sort !== initial.sort) parameters.set("sort", sort);
  if (number !== initial.page) parameters.set("page", String(number));
  if (length !== initial.size) parameters.set("size", String(length));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
