import { data, href } from "react-router";

import { AppError, errorStatus } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import { isFollowing } from "~/features/people/follow.server";
import { countNews } from "~/features/people/list-followed.server";
import { cardPage, cardsOf } from "~/features/town/card-page.server";
import { findLitShops } from "~/features/town/find-lit-shops.server";
import { findSorts } from "~/features/town/find-sorts.server";
import { findNear } from "~/features/town/find-near.server";
import { listTown, listTownOperation } from "~/features/town/list-town.server";
import { townAddress } from "~/features/town/address";
import { oneLanguage } from "~/features/town/list-of-language.server";
import { hasOnlyEditors } from "~/features/town/only-editors.server";
import { lenientTownQuery, townParameters } from "~/features/town/query";
import { FeedHeadLink } from "~/features/town/ui/feed-link";
import { TownLibrary } from "~/features/town/ui/town-library";
import { enforceLimit } from "~/http/rate-limits.server";
import { asAppError, logFailure } from "~/http/errors.server";
import { rememberListLanguage, requestListLanguage } from "~/http/list-language.server";
import { lastLook } from "~/http/looked-at.server";
import { optional, page, type PageArgs } from "~/http/page.server";
import { useCategoryNames } from "~/features/town/ui/use-category";
import { useTranslation } from "~/i18n";
import { getLanguage } from "~/i18n/middleware.server";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/town";

export const middleware: Route.MiddlewareFunction[] = [rememberListLanguage];

/** The town in the reader's language or the one they chose; when the search fails, without it and with status 503. An unknown category is 404. */
export const loader = page(
  async ({ services, viewer, request, context, url }: PageArgs<Route.LoaderArgs>) => {
    const asked = lenientTownQuery.safeParse(townParameters(url.searchParams));
    if (!asked.success) throw new AppError("category_not_found");
    const query = asked.data;
    const language = requestListLanguage(request);
    const spoken = oneLanguage(language) ?? undefined;
    const own = getLanguage(context);
    const list = (search: string) => listTown(services, viewer, { ...query, search, language }, own);
    if (query.search !== "") await enforceLimit(listTownOperation.limit, { request, context });
    const reader = viewer && { id: viewer.id, isAdmin: isAdmin(services, viewer) };
    const { category } = query;
    // Shops with light and the note about the editors are shown with the newest posts only: a ranking may read 60 rows by itself.
    const isNewest = query.search === "" && query.order === "new";
    const [found, sorts, lit, onlyEditors, follows, news] = await Promise.all([
      list(query.search).catch((thrown: unknown) => {
        if (asAppError(thrown).code !== "search_failed") throw thrown;
        logFailure(asAppError(thrown), { request, context });
        return null;
      }),
      query.search === "" ? findSorts(services, query, oneLanguage(language)) : [],
      isNewest ? findLitShops(services, oneLanguage(language)) : [],
      isNewest && category === null ? hasOnlyEditors(services, query, oneLanguage(language)) : null,
      category !== null && isFollowing(services, viewer, { kind: "category", target: category }),
      viewer && optional(countNews(services, viewer, lastLook(request), spoken), { request, context }),
    ]);
    const view = cardPage(found ?? (await list("")), reader);
    const near =
      query.search !== "" && found?.total === 0
        ? await optional(findNear(services, viewer, query, oneLanguage(language), own), {
            request,
            context,
          })
        : null;
    const result = {
      query,
      language,
      view,
      sorts,
      lit,
      onlyEditors,
      near: near && {
        ...near,
        cards: cardsOf(near.popular?.prompts ?? near.prompts, reader),
        kind: near.popular ? (near.popular.isUnranked ? ("new" as const) : ("week" as const)) : null,
      },
      follows,
      news: news ?? 0,
      isMember: viewer !== null,
      searchFailed: found === null,
    };
    return data(result, { status: found ? 200 : errorStatus.search_failed });
  },
);

export default function Town({ loaderData }: Route.ComponentProps) {
  const { t, language: own } = useTranslation("town");
  const { nameOf, subcategoryName } = useCategoryNames();
  const { query } = loaderData;
  const { category, subcategory } = query;
  const place = [subcategory && subcategoryName(subcategory), category && nameOf(category)];
  return (
    <>
      <PageHead
        title={[...place, t("title")].filter(Boolean).join(" | ")}
        description={t("description")}
        address={townAddress(href("/town-prompts"), {
          ...query,
          page: loaderData.view.page,
          // The page's own language is the default.
          language: query.language === own ? null : query.language,
        })}
        picture="town"
        noIndex={query.search !== ""}
      />
      <FeedHeadLink category={category} order={query.order} of={loaderData.language} />
      <TownLibrary {...loaderData} />
    </>
  );
}
