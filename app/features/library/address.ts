import { firstPage } from "./limits";
import type { LibraryQuery } from "./query";

/** The path of a library page, without default parameters. */
export function libraryAddress(path: string, query: Partial<LibraryQuery>): string {
  const {
    search: words,
    folder: id,
    tags: names,
    sort,
    page: number,
    size: length,
  } = { ...firstPage, ...query };
  const parameters = new URLSearchParams();
  if (words) parameters.set("search", words);
  if (id) parameters.set("folder", id);
  for (const name of names) parameters.append("tag", name);
  if (sort !== firstPage.sort) parameters.set("sort", sort);
  if (number !== firstPage.page) parameters.set("page", String(number));
  if (length !== firstPage.size) parameters.set("size", String(length));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
