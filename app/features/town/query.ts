import { z } from "zod";

import { isCategory, isSubcategory, type Category, type Subcategory } from "./categories";
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
  .regex(/^[1-9]\d{0,8}$/, { error: "not_an_option" })
  .transform(Number);

/** Of a longer search only the beginning counts. */
const search = z.string().transform((text) => [...text.trim()].slice(0, searchLimit).join("").trim());

const place = { category: z.string().nullable(), subcategory: z.string().nullable() };

function inTown<Query extends { category: string | null; subcategory: string | null }>(
  { category, subcategory, ...rest }: Query,
  context: z.core.$RefinementCtx,
) {
  const refuse = (field: string) =>
    context.addIssue({ code: "custom", message: "not_an_option", path: [field], input: category });
  if (category !== null && !isCategory(category)) {
    refuse("category");
    return z.NEVER;
  }
  if (subcategory === null) return { ...rest, category, subcategory };
  if (category === null || !isSubcategory(category, subcategory)) {
    refuse("subcategory");
    return z.NEVER;
  }
  return { ...rest, category, subcategory };
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
