import { z } from "zod";

import { pageParameter, textParameter } from "~/platform/json-values";
import { listLanguageParameter, listLanguages, type ListLanguage } from "~/domain/prompt-languages";
import { townSorts, type TownSort } from "~/domain/town-sorts";
import { categoryNames, categoryFault, type Category, type Subcategory } from "~/domain/categories";

import { searchLimit } from "./limits";

export interface TownQuery {
  category: Category | null;
  /** Only with a category. */
  subcategory: Subcategory | null;
  search: string;
  page: number;
  /** Null if none is chosen; a list in JSON then has all. */
  language: ListLanguage | null;
  /** Of the lists; a search is newest first. */
  order: TownSort;
}

const page = z
  .string()
  .regex(/^[1-9]\d*$/, { error: "not_an_option" })
  .default("1")
  // SQLite has no arbitrarily large integers.
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
  .meta({ override: pageParameter });

/** Only the beginning of a longer search counts. */
const search = z
  .string()
  .default("")
  .transform((text) => [...text.trim()].slice(0, searchLimit).join("").trim());

const order = z
  .enum(townSorts, { error: "not_an_option" })
  .default("new")
  .meta({ override: textParameter(townSorts) });

const name = z.string().nullable().default(null);
const place = {
  category: name.meta({ override: textParameter(["all", ...categoryNames]) }),
  subcategory: name.meta({ override: textParameter() }),
};

const language = z
  .enum(listLanguages, { error: "not_an_option" })
  .nullable()
  .default(null)
  .meta({ override: textParameter(listLanguages) });

function inTown<Query extends { category: string | null; subcategory: string | null }>(
  query: Query,
  context: z.core.$RefinementCtx,
) {
  const { category, subcategory } = query;
  const fault = categoryFault({ category: category ?? "", subcategory: subcategory ?? "" });
  // Omitted names are valid: all of the town, and all of a category.
  const isOpen = subcategory === null && (category === null || fault === "subcategory");
  if (fault === null || isOpen) return query as Query & Pick<TownQuery, "category" | "subcategory">;
  const field = category === null ? "subcategory" : fault;
  context.addIssue({ code: "custom", message: "not_an_option", path: [field], input: query[field] });
  return z.NEVER;
}

/** The number of a publication: only those before it are read, in the order of publication. */
const older = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, { error: "not_an_option" })
  .transform(Number)
  .nullable()
  .default(null)
  .meta({ override: textParameter() });

/**
 * `GET /api/public-prompts` (specification, section 7): an invalid parameter is refused by its name. A search, another order and a page
 * number have nothing older.
 */
export const townQuery = z
  .object({ ...place, search, page, language, order, older })
  .transform(inTown)
  .refine(
    (query) => query.older === null || (query.search === "" && query.order === "new" && query.page === 1),
    { error: "not_an_option", path: ["older"] },
  );

/**
 * The town's query in a page's URL: an invalid page number means the first page, an invalid language none, an invalid order the newest
 * first; an unknown category fails (404).
 */
export const lenientTownQuery = z
  .object({
    ...place,
    search,
    page: page.catch(1),
    language: language.catch(null),
    order: order.catch("new"),
  })
  .transform(inTown);

/** The sort of a feed. */
export const feedQuery = z.object({ order });

/** A page of the member's own published prompts. */
export const postedQuery = z.object({ search, page });
export const lenientPostedQuery = z.object({ search, page: page.catch(1) });

export type PostedQuery = z.output<typeof postedQuery>;

/** The raw parameters of a URL. The category `all` filters nothing (specification, section 3). */
export function townParameters(parameters: URLSearchParams) {
  const category = parameters.get("category") || null;
  return {
    category: category === "all" ? null : category,
    subcategory: parameters.get("subcategory") || null,
    search: parameters.get("search") ?? "",
    page: parameters.get("page") ?? "1",
    older: parameters.get("older") ?? undefined,
    language: (parameters.get(listLanguageParameter) || null) as ListLanguage | null,
    order: (parameters.get("order") || undefined) as TownSort | undefined,
  };
}
