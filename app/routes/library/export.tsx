import { describeExport } from "~/features/transfer/stream-export.server";
import { ExportForm } from "~/features/transfer/ui/export-form";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/export";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ services, viewer, url }: MemberArgs<Route.LoaderArgs>) =>
  describeExport(services, viewer, url.searchParams),
);

export default function Export({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("transfer");
  return (
    <TaskPage title={t("export.title")} lead={t("export.lead")}>
      <ExportForm {...loaderData} />
    </TaskPage>
  );
}
