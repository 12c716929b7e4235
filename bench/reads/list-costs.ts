import { townList, townSorts } from "~/domain/town-sorts";
import { categoryNames, subcategoriesOf } from "~/domain/categories";
import { promptLanguages } from "~/domain/prompt-languages";
import { pageSize } from "~/features/town/limits";
import { listTown } from "~/features/town/list-town.server";
import type { TownQuery } from "~/features/town/query";

import { anyPageRows, firstPageRows } from "../report/budgets";
import type { Measure } from "./measure";

type List = Pick<TownQuery, "category" | "subcategory" | "language" | "order">;

const places: Omit<List, "order">[] = (["all", ...promptLanguages] as const).flatMap((language) => [
  { category: null, subcategory: null, language },
  ...categoryNames.map((category) => ({ category, subcategory: null, language })),
  ...categoryNames.flatMap((category) =>
    subcategoriesOf(category).map((subcategory) => ({ category, subcategory, language })),
  ),
]);

/** Costs of every list of the town, most expensive first: rows by page, milliseconds of the slowest page. */
export async function listCosts(measure: Measure) {
  const lists = [];
  for (const order of townSorts)
    for (const place of places) lists.push(await costsOf(measure, { ...place, order }));
  return lists.sort((one, other) => other["most rows"] - one["most rows"]);
}

async function costsOf(measure: Measure, place: List) {
  const at = (page: number) =>
    measure((services) => listTown(services, null, { ...place, search: "", page }, "ja"));
  const first = await at(1);
  const { pageCount, total } = first.result;
  const numbers = {
    middle: Math.ceil(pageCount / 2),
    last: pageCount,
  };
  const later: Record<string, Awaited<ReturnType<typeof at>>> = {};
  for (const [name, page] of Object.entries(numbers))
    if (page > 1 && page <= pageCount) later[name] = await at(page);
  const all = [first, ...Object.values(later)];
  const rowsOf = (name: string) => later[name]?.rowsRead ?? "";
  const most = Math.max(...all.map(({ rowsRead }) => rowsRead));
  return {
    list: townList(place),
    language: place.language ?? "all",
    order: place.order,
    prompts: total,
    pages: pageCount,
    "p. 1": first.rowsRead,
    middle: String(rowsOf("middle")),
    last: String(rowsOf("last")),
    "most rows": most,
    ms: Math.max(...all.map(({ milliseconds }) => milliseconds)),
    "ms worst": Math.max(...all.map(({ worst }) => worst)),
    "ms wall": Math.max(...all.map(({ wall }) => wall)),
    budget: first.rowsRead > firstPageRows(pageSize) || most > anyPageRows ? "over" : "",
  };
}
