import { versionInQuery } from "~/domain/version-number";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { EmbedCodePanel } from "~/features/sharing/ui/embed-code-panel";
import { page, type PageArgs } from "~/http/page.server";
import { publicOrigin } from "~/http/origin.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/embed-code";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

export const loader = page(
  async ({ services, viewer, url, request, context, params }: PageArgs<Route.LoaderArgs>) => {
    const { prompt } = await getSharedPrompt(
      services,
      viewer,
      params.shareId,
      versionInQuery(url.searchParams),
    );
    return { prompt, origin: publicOrigin(request, context) };
  },
);

/** The embed code as a page, for browsers without scripts. */
export default function EmbedCode({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("embedding");
  return (
    <TaskPage title={t("dialog.title")} lead={t("dialog.lead")}>
      <EmbedCodePanel {...loaderData} />
    </TaskPage>
  );
}
