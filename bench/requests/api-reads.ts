import { libraryAddress } from "~/features/library/address";
import { pageSizes } from "~/features/library/limits";
import { townAddress } from "~/features/town/address";
import { shelfPageSize } from "~/features/sharing/shelf/limits";
import { pageSize } from "~/features/town/limits";

import { jsonList, listRead, ofLibrary, oneRead, searched, type SiteRead } from "./site-read";
import type { TownCategories } from "./town-categories";

const search = "作成";

/** Every GET of the API, for visitors and for the member with the full library. */
export function apiReads(places: TownCategories): SiteRead[] {
  const { category, subcategory, shareId, remixedId, ownId, memberId, folder, tag } = places;
  const list = (address: string, budget = jsonList(pageSize), signedIn = false) =>
    listRead(address, { countedBy: address, budget, signedIn });

  const library = (query: Parameters<typeof libraryAddress>[1]) => {
    const address = libraryAddress("/api/prompts", query);
    return list(
      `${address}${address.includes("?") ? "&" : "?"}size=${pageSizes[0]}`,
      ofLibrary(jsonList(pageSizes[0]), pageSizes[0]),
      true,
    );
  };

  const town = (query: Parameters<typeof townAddress>[1], budget = jsonList(pageSize)) =>
    list(townAddress("/api/public-prompts", query), budget);

  return [
    town({}),
    town({ category }),
    town({ category, subcategory }),
    town({ search }, searched(jsonList(pageSize))),
    town({ language: "es" }),
    town({ language: "ja", category }),
    town({ language: "ja", category, subcategory }),
    town({ language: "es", search: "a" }, searched(jsonList(pageSize))),
    oneRead(`/api/prompts/${shareId}`, { page: "/api/prompts/{shareId}" }),
    oneRead(`/api/people/${memberId}`, { page: "/api/people/{memberId}" }),
    { ...list(`/api/people/${memberId}/prompts`), page: "/api/people/{memberId}/prompts" },
    { ...list(`/api/prompts/${remixedId}/remixes`), page: "/api/prompts/{shareId}/remixes" },
    oneRead("/api/follows", { signedIn: true }),
    oneRead("/api/follows/prompts", { signedIn: true }),
    town({ order: "week" }),
    town({ category, order: "best" }),
    list("/api/shelf", jsonList(shelfPageSize), true),
    oneRead("/api/prompts/count"),
    oneRead("/api/prompt-categories"),
    oneRead("/api/translate/languages"),
    oneRead("/api/openapi.json"),
    oneRead("/api/auth/session", { signedIn: true }),
    library({}),
    library({ folder }),
    library({ tags: [tag] }),
    library({ search }),
    // The whole library at once, by the specification: as many rows as prompts.
    oneRead("/api/prompts", { signedIn: true, budget: { firstRows: Infinity, laterRows: Infinity } }),
    oneRead("/api/folders", { signedIn: true }),
    oneRead("/api/tags", { signedIn: true }),
    list("/api/my-town-prompts", jsonList(pageSize), true),
    oneRead(`/api/my-town-prompts/${ownId}/examples`, {
      page: "/api/my-town-prompts/{id}/examples",
      signedIn: true,
    }),
    ...["schema", "versions", "versions/1"].map((part) =>
      oneRead(`/api/prompts/${ownId}/${part}`, { page: `/api/prompts/{id}/${part}`, signedIn: true }),
    ),
    oneRead("/api/trash", { signedIn: true }),
    // As many rows as prompts and versions.
    oneRead("/api/export", { signedIn: true, budget: { firstRows: Infinity, laterRows: Infinity } }),
    oneRead("/api/profile", { signedIn: true }),
  ];
}
