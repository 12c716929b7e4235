import { z } from "zod";

import { tagsLimit } from "~/features/prompts/limits";
import { foldText } from "~/features/text/fold-text";
import { oneOfParameter, pageParameter, textParameter } from "~/platform/json-values";

import { firstPage, openingPage, pageSizes, searchLimit, searchWordsLimit, type Sort, sorts } from "./limits";

const tooMuch = (limit: number) => (context: { value: string | string[]; issues: unknown[] }) => {
  if (context.value.length <= limit) return;
  const message = typeof context.value === "string" ? "too_long" : "too_many";
  context.issues.push({ code: "custom", message, params: { limit }, input: context.value });
};

const search = z.string().trim().check(tooMuch(searchLimit)).meta({ maxLength: searchLimit });
const folder = z.string().max(64, { error: "not_an_option" }).nullable();
const tags = z.array(z.string()).check(tooMuch(tagsLimit)).meta({ maxItems: tagsLimit });
const page = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { error: "not_an_option" })
  .transform(Number);
const size = z
  .string()
  .regex(/^\d+$/, { error: "not_an_option" })
  .transform(Number)
  .pipe(z.literal(pageSizes, { error: "not_an_option" }));
const sort = z.enum(sorts, { error: "not_an_option" });

/** The parameter `tag` is repeatable. */
const withTags = <Query extends { tag: string[] }>({ tag, ...query }: Query) => ({ ...query, tags: tag });

/** A page of a member's prompts; a prompt must match every filter. */
export interface LibraryQuery {
  search: string;
  folder: string | null;
  tags: string[];
  sort: Sort;
  page: number;
  size: (typeof pageSizes)[number];
}

const strict = z.object({
  search: search.default(firstPage.search),
  folder: folder.default(firstPage.folder).meta({ override: textParameter() }),
  tag: tags.default([...firstPage.tags]),
  sort: sort.prefault(firstPage.sort).meta({ override: textParameter(sorts) }),
  page: page.prefault("1").meta({ override: pageParameter }),
  size: size.prefault(String(firstPage.size)).meta({ override: oneOfParameter(pageSizes) }),
});

/** A page of the library: an invalid parameter is refused by its name. */
export const libraryQuery = strict.transform(withTags);

/** `GET /api/prompts`: a page where `page` or `size` asks for one, else the whole list. */
export const libraryListQuery = strict
  .extend({
    page: page.optional().meta({ override: pageParameter }),
    size: size.optional().meta({ override: oneOfParameter(pageSizes) }),
  })
  .transform(({ page: number, size: length, ...query }) => ({
    ...withTags(query),
    page: number ?? firstPage.page,
    size: length ?? firstPage.size,
    inPages: number !== undefined || length !== undefined,
  }));

/** Conditions on a prompt; with an order, newest first by default. */
export type LibraryFilter = Pick<LibraryQuery, "search" | "folder" | "tags"> & { sort?: Sort };

/** The library's query in a page's URL: invalid parameters are ignored. */
export const lenientLibraryQuery = z
  .object({
    search: search.catch(openingPage.search),
    folder: folder.catch(openingPage.folder),
    tag: z.array(z.string()).transform((names) => names.slice(0, tagsLimit)),
    sort: sort.catch(openingPage.sort),
    page: page.catch(openingPage.page),
    size: size.catch(openingPage.size),
  })
  .transform(withTags);

/** The raw parameters `search`, `folder`, `tag` (repeated), `sort`, `page` and `size` of a URL. */
export const libraryParameters = (parameters: URLSearchParams) => ({
  search: parameters.get("search") ?? "",
  folder: parameters.get("folder") || null,
  tag: [...new Set(parameters.getAll("tag").filter(Boolean))],
  sort: parameters.get("sort") || undefined,
  page: parameters.get("page") ?? undefined,
  size: parameters.get("size") ?? undefined,
});

/** The words of a search, folded like the texts; a prompt must contain each of them. */
export const searchWords = (typed: string): string[] =>
  [...new Set(foldText(typed).split(/\s+/).filter(Boolean))].slice(0, searchWordsLimit);
