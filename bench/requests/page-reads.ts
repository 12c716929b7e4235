import { libraryAddress } from "~/features/library/address";
import { pageSizes } from "~/features/library/limits";
import { queuePagesLimit } from "~/features/moderation/limits";
import { townAddress } from "~/features/town/address";
import { shelfPageSize } from "~/features/sharing/shelf/limits";
import { feedLength, pageSize } from "~/features/town/limits";

import { anyPageRows, firstPageRows } from "../report/budgets";
import { embedRead, listRead, ofLibrary, oneRead, pageList, searched, type SiteRead } from "./site-read";
import type { TownCategories } from "./town-categories";

/** In about every second text. */
const search = "作成";

/** The pages of the site, for visitors and for the member with the full library; dialogs' own pages read no more than these. */
export function pageReads(origin: string, places: TownCategories): SiteRead[] {
  const { category, subcategory, shareId, remixedId, ownId, reportedId, memberId, folder, tag } = places;

  const town = (query: Parameters<typeof townAddress>[1], budget = pageList(pageSize)) =>
    listRead(townAddress("/town-prompts", query), {
      countedBy: townAddress("/api/public-prompts", { language: "ja", ...query }),
      budget,
    });

  const library = (query: Parameters<typeof libraryAddress>[1]) => {
    const counting = libraryAddress("/api/prompts", query);
    return listRead(libraryAddress("/dashboard", query), {
      signedIn: true,
      countedBy: `${counting}${counting.includes("?") ? "&" : "?"}size=${pageSizes[0]}`,
      budget: ofLibrary(pageList(pageSizes[0]), pageSizes[0]),
    });
  };

  const shared = encodeURIComponent(`${origin}/prompts/${shareId}`);
  const queueBudget = { firstRows: firstPageRows(pageSize), laterRows: anyPageRows };
  const feedBudget = { firstRows: firstPageRows(feedLength), laterRows: firstPageRows(feedLength) };
  return [
    oneRead("/"),
    oneRead("/generate"),
    // The reader's own language, Japanese.
    town({}),
    town({ language: "all" }),
    // With the session read too.
    { ...town({}), page: "/town-prompts, signed in", signedIn: true },
    town({ category }),
    town({ category, subcategory }),
    town({ order: "week" }),
    town({ category, order: "best" }),
    { ...town({ order: "best" }), page: "/town-prompts?order=best, signed in", signedIn: true },
    listRead("/dashboard/shelf", {
      signedIn: true,
      countedBy: "/api/shelf",
      budget: { firstRows: firstPageRows(shelfPageSize), laterRows: anyPageRows },
    }),
    town({ search }, searched(pageList(pageSize))),
    oneRead(`/prompts/${shareId}`, { page: "/prompts/{shareId}" }),
    { ...embedRead(`/embed/${shareId}`), page: "/embed/{shareId}" },
    oneRead(`/oembed?url=${shared}`, { page: "/oembed" }),
    oneRead(`/prompts/${shareId}/embed-code`, { page: "/prompts/{shareId}/embed-code" }),
    {
      ...listRead(`/people/${memberId}`, {
        countedBy: `/api/people/${memberId}/prompts`,
        budget: pageList(pageSize),
      }),
      page: "/people/{memberId}",
    },
    {
      ...listRead(`/prompts/${remixedId}/remixes`, {
        countedBy: `/api/prompts/${remixedId}/remixes`,
        budget: { firstRows: firstPageRows(pageSize), laterRows: anyPageRows },
      }),
      page: "/prompts/{shareId}/remixes",
    },
    oneRead(`/prompts/${remixedId}/remix`, { page: "/prompts/{shareId}/remix", signedIn: true }),
    oneRead("/town-prompts/following", { signedIn: true }),
    oneRead(`/prompts/${shareId}/report`, { page: "/prompts/{shareId}/report" }),
    oneRead("/moderation", { byAdmin: true, budget: queueBudget }),
    oneRead(`/moderation?page=${queuePagesLimit}`, { byAdmin: true }),
    oneRead(`/moderation/${reportedId}`, { page: "/moderation/{id}", byAdmin: true, budget: queueBudget }),
    oneRead("/terms"),
    oneRead("/privacy"),
    oneRead("/docs/api"),
    oneRead("/auth"),
    oneRead("/auth/register"),
    oneRead("/auth/reset"),
    oneRead("/feeds/all.xml", { budget: feedBudget }),
    oneRead("/feeds/all.xml?language=es", { budget: feedBudget }),
    oneRead(`/feeds/people/${memberId}.xml`, { page: "/feeds/people/{memberId}.xml", budget: feedBudget }),
    oneRead("/feeds/all.xml?order=week", { budget: feedBudget }),
    oneRead("/sitemap.xml"),
    oneRead("/sitemaps/people-1.xml"),
    {
      ...oneRead("/sitemaps/town-{n}.xml"),
      address: (page) => `/sitemaps/town-${page}.xml`,
      countedBy: "/sitemap.xml",
    },
    oneRead("/robots.txt"),
    library({}),
    library({ folder }),
    library({ tags: [tag] }),
    library({ search }),
    listRead("/my-town-prompts", {
      signedIn: true,
      countedBy: "/api/my-town-prompts",
      budget: pageList(pageSize),
    }),
    oneRead(`/my-town-prompts/${ownId}/examples`, { page: "/my-town-prompts/{id}/examples", signedIn: true }),
    oneRead("/profile", { signedIn: true }),
    oneRead("/profile/edit", { signedIn: true }),
    oneRead("/dashboard/new", { signedIn: true }),
  ];
}
