import { listWithheld } from "~/features/moderation/get-withholding.server";
import { WithheldNotice } from "~/features/moderation/ui/withheld-notice";
import { cardPage } from "~/features/town/card-page.server";
import { listPosted, listPostedOperation } from "~/features/library/list-posted.server";
import { lenientPostedQuery, townParameters } from "~/features/town/query";
import { PostedPrompts } from "~/features/library/ui/posted-prompts";
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
    const [view, withheld] = await Promise.all([
      listPosted(services, viewer, query),
      listWithheld(services, viewer),
    ]);
    return { query, view: cardPage(view, { id: viewer.id, isAdmin: false }), withheld };
  },
);

export default function Posted({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("town");
  const { withheld, ...list } = loaderData;
  return (
    <>
      <PageHead title={t("posted.title")} noIndex />
      <PostedPrompts {...list} notice={<WithheldNotice withheld={withheld} />} />
    </>
  );
}
