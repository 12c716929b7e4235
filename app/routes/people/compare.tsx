import { compareRemix } from "~/features/people/compare-remix.server";
import { ComparePage } from "~/features/people/ui/compare-page";
import { page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/compare";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

export const loader = page(({ services, viewer, params }: PageArgs<Route.LoaderArgs>) =>
  compareRemix(services, viewer, params.shareId),
);

/** A remix next to its original, for whoever may see both. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("people");
  return (
    <TaskPage wide title={t("compare.title")} lead={t("compare.lead")}>
      <ComparePage {...loaderData} />
    </TaskPage>
  );
}
