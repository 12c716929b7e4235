import { z } from "zod";

import { pageParameter, textParameter } from "~/platform/json-values";
import { categoryNames, placeFault, type Category, type Subcategory } from "~/domain/categories";

import { searchLimit } from "./limits";

/** Which published prompts are meant, and which page of them. */
export interface TownQuery {
  category: Category | null;
  /** Only within a category. */
  subcategory: Subcategory | null;
  search: string;
  page: number;
}

const page = z
  .string()
  .regex(/^[1-9]\d*$/, { error: "not_an_option" })
  .default("1")
  // A database takes no number without an end.
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
  .meta({ override: pageParameter });

/** Of a longer search only the beginning counts. */
const search = z
  .string()
  .default("")
  .transform((text) => [...text.trim()].slice(0, searchLimit).join("").trim());

const name = z.string().nullable().default(null);
const place = {
  category: name.meta({ override: textParameter(["all", ...categoryNames]) }),
  subcategory: name.meta({ override: textParameter() }),
};

function inTown<Query extends { category: string | null; subcategory: string | null }>(
  query: Query,
  context: z.core.$RefinementCtx,
) {
  const { category, subcategory } = query;
  const fault = placeFault({ category: category ?? "", subcategory: subcategory ?? "" });
  // What is left open is no fault: all of the town, and all of a category.
  const isOpen = subcategory === null && (category === null || fault === "subcategory");
  if (fault === null || isOpen) return query as Query & Pick<TownQuery, "category" | "subcategory">;
  const field = category === null ? "subcategory" : fault;
  context.addIssue({ code: "custom", message: "not_an_option", path: [field], input: query[field] });
  return z.NEVER;
}

/** `GET /api/public-prompts` (specification, section 7): what makes no sense is refused by its name. */
export const townQuery = z.object({ ...place, search, page }).transform(inTown);

/** The same for a page's address, where a page number that makes no sense is the first; an unknown category is no page. */
export const lenientTownQuery = z.object({ ...place, search, page: page.catch(1) }).transform(inTown);

/** Which of one's own published prompts are meant. */
export const postedQuery = z.object({ search, page });
export const lenientPostedQuery = z.object({ search, page: page.catch(1) });

export type PostedQuery = z.output<typeof postedQuery>;

/** The parameters of an address, still to be read by a schema. The category `all` filters nothing (specification, section 3). */
export function townParameters(parameters: URLSearchParams) {
  const category = parameters.get("category") || null;
  return {
    category: category === "all" ? null : category,
    subcategory: parameters.get("subcategory") || null,
    search: parameters.get("search") ?? "",
    page: parameters.get("page") ?? "1",
  };
}
