import { data, href } from "react-router";

import { servicesContext, viewerContext } from "~/context";
import { AppError, errorStatus } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import { cardPage } from "~/features/town/card-page.server";
import { listTown } from "~/features/town/list-town.server";
import { townAddress } from "~/features/town/address";
import { lenientTownQuery, townParameters } from "~/features/town/query";
import { FeedLink } from "~/features/town/ui/feed-link";
import { TownLibrary } from "~/features/town/ui/town-library";
import { usePlaceNames } from "~/features/town/ui/use-place";
import { enforceLimit } from "~/http/enforce-limit.server";
import { asAppError, logFailure } from "~/http/error-response.server";
import { page } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/town";

export const handle: PageHandle = { kept: true };

/** The public library; where it cannot be searched, as if nothing were. An address of a category that there is not is no page. */
export const loader = page(async ({ request, context, url }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  const asked = lenientTownQuery.safeParse(townParameters(url.searchParams));
  if (!asked.success) throw new AppError("category_not_found");
  const query = asked.data;
  if (query.search !== "") await enforceLimit("read", { request, context });
  const reader = viewer && { id: viewer.id, isAdmin: isAdmin(services, viewer) };
  const found = await listTown(services, viewer, query).catch((thrown: unknown) => {
    if (asAppError(thrown).code !== "search_failed") throw thrown;
    logFailure(asAppError(thrown), { request, context });
    return null;
  });
  const view = cardPage(found ?? (await listTown(services, viewer, { ...query, search: "" })), reader);
  const answer = { query, view, isMember: viewer !== null, searchFailed: found === null };
  return data(answer, { status: found ? 200 : errorStatus.search_failed });
});

export default function Town({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("town");
  const { nameOf, subcategoryName } = usePlaceNames();
  const { query } = loaderData;
  const { category, subcategory } = query;
  const place = [subcategory && subcategoryName(subcategory), category && nameOf(category)];
  return (
    <>
      <PageHead
        title={[...place, t("title")].filter(Boolean).join(" | ")}
        description={t("description")}
        address={townAddress(href("/town-prompts"), { ...query, page: loaderData.view.page })}
        noIndex={query.search !== ""}
      />
      <FeedLink category={category} />
      <TownLibrary {...loaderData} />
    </>
  );
}
