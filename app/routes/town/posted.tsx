import { cardPage } from "~/features/town/card-page.server";
import { listPosted, listPostedOperation } from "~/features/town/list-posted.server";
import { lenientPostedQuery, townParameters } from "~/features/town/query";
import { PostedPrompts } from "~/features/town/ui/posted-prompts";
import { enforceLimit } from "~/http/rate-limits.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/posted";

export const handle: PageHandle = { memberBar: true };

export const loader = memberPage(
  async ({ services, request, context, url, viewer }: MemberArgs<Route.LoaderArgs>) => {
    const query = lenientPostedQuery.parse(townParameters(url.searchParams));
    if (query.search !== "") await enforceLimit(listPostedOperation.limit, { request, context });
    const view = await listPosted(services, viewer, query);
    return { query, view: cardPage(view, { id: viewer.id, isAdmin: false }) };
  },
);

export default function Posted({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("town");
  return (
    <>
      <PageHead title={t("posted.title")} noIndex />
      <PostedPrompts {...loaderData} />
    </>
  );
}
