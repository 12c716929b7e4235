import { href } from "react-router";

import { listTags } from "~/features/library/list-tags.server";
import { lenientLibraryQuery, libraryParameters } from "~/features/library/query";
import { TagFilterForm } from "~/features/library/ui/tag-filter-form";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Notice } from "~/ui/notice";
import { orNothing } from "~/client/client-loaders";

import type { Route } from "./+types/tags";

export const handle: PageHandle = { back: { to: "/dashboard" } };

/** The tags to filter by; the other filters of the address stay. */
export const loader = memberPage(async ({ services, url, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  tags: await listTags(services, viewer),
  query: lenientLibraryQuery.parse(libraryParameters(url.searchParams)),
}));

export const clientLoader = orNothing<Awaited<ReturnType<typeof loader>>>;

export default function Tags({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["library", "errors"]);
  if (!loaderData) return <Notice tone="danger">{t("errors:unreachable")}</Notice>;
  return (
    <TaskPage title={t("tags.filter")} lead={t("tags.lead")}>
      <TagFilterForm path={href("/dashboard")} {...loaderData} />
    </TaskPage>
  );
}
