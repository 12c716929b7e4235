import { listCases } from "~/features/moderation/list-cases.server";
import { queueQuery } from "~/features/moderation/schema";
import { CaseQueue } from "~/features/moderation/ui/case-queue";
import { page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/queue";

export const handle: PageHandle = { back: { to: "/profile" } };

/** Reported prompts, for admins; 404 for everybody else. */
export const loader = page(({ services, viewer, url }: PageArgs<Route.LoaderArgs>) => {
  const query = queueQuery.parse({ page: url.searchParams.get("page") ?? 1 });
  return listCases(services, viewer, query.page);
});

export default function ModerationQueue({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("moderation");
  return (
    <>
      <PageHead title={t("queue.title")} noIndex />
      <CaseQueue {...loaderData} />
    </>
  );
}
