import { z } from "zod";

import { tagsLimit } from "~/features/prompts/limits";

import { pageSizes, searchLimit } from "./limits";

const tooMuch = (limit: number) => (context: { value: string | string[]; issues: unknown[] }) => {
  if (context.value.length <= limit) return;
  const message = typeof context.value === "string" ? "too_long" : "too_many";
  context.issues.push({ code: "custom", message, params: { limit }, input: context.value });
};

const search = z.string().trim().check(tooMuch(searchLimit));
const folder = z.string().max(64, { error: "not_an_option" }).nullable();
const tags = z.array(z.string()).check(tooMuch(tagsLimit));
const page = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { error: "not_an_option" })
  .transform(Number);
const size = z
  .string()
  .regex(/^\d+$/, { error: "not_an_option" })
  .transform(Number)
  .pipe(z.literal(pageSizes, { error: "not_an_option" }));

/** Which of a member's prompts are meant, and which page of them: all that fit every filter. */
export const libraryQuery = z.object({ search, folder, tags, page, size });

export type LibraryQuery = z.output<typeof libraryQuery>;
export type LibraryFilter = Pick<LibraryQuery, "search" | "folder" | "tags">;

const first: LibraryQuery = { search: "", folder: null, tags: [], page: 1, size: pageSizes[0] };

/** The same for a page's address: what makes no sense there is as if it were not there. */
export const lenientLibraryQuery = z.object({
  search: search.catch(first.search),
  folder: folder.catch(first.folder),
  tags: z.array(z.string()).transform((names) => names.slice(0, tagsLimit)),
  page: page.catch(first.page),
  size: size.catch(first.size),
});

/** What an address of the library is made of. */
export const libraryParameterNames = ["search", "folder", "tag", "page", "size"] as const;

/** The parameters `search`, `folder`, `tag` (repeated), `page` and `size` of an address, still to be read by a schema. */
export const libraryParameters = (parameters: URLSearchParams) => ({
  search: parameters.get("search") ?? "",
  folder: parameters.get("folder") || null,
  tags: [...new Set(parameters.getAll("tag").filter(Boolean))],
  page: parameters.get("page") ?? String(first.page),
  size: parameters.get("size") ?? String(first.size),
});

/** The address of a page of the library, without what goes without saying. */
export function libraryAddress(path: string, query: Partial<LibraryQuery>): string {
  const { search: words, folder: id, tags: names, page: number, size: length } = { ...first, ...query };
  const parameters = new URLSearchParams();
  if (words) parameters.set("search", words);
  if (id) parameters.set("folder", id);
  for (const name of names) parameters.append("tag", name);
  if (number !== first.page) parameters.set("page", String(number));
  if (length !== first.size) parameters.set("size", String(length));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
