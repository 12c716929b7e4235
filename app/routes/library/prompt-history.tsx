import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { libraryPlace } from "~/client/library-place";
import { parseVersionNumber } from "~/domain/version-number";
import { compareVersions } from "~/features/prompts/history/compare-versions.server";
import { listChanges } from "~/features/prompts/history/list-changes.server";
import { listVersions } from "~/features/prompts/history/list-versions.server";
import { markVersion, markVersionOperation } from "~/features/prompts/history/mark-version.server";
import { versionMarksForm } from "~/features/prompts/history/schema";
import { HistoryPage } from "~/features/prompts/history/ui/history-page";
import { belowParameter } from "~/features/prompts/history/ui/version-item";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { LinkButton } from "~/ui/link-button";

import type { Route } from "./+types/prompt-history";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(
  async ({ services, url, params: { promptId }, viewer }: MemberArgs<Route.LoaderArgs>) => {
    const [from, to] = ["from", "to"].map((name) => parseVersionNumber(url.searchParams.get(name)));
    const [history, changes, compared] = await Promise.all([
      listVersions(services, viewer, promptId),
      listChanges(services, viewer, promptId),
      from && to ? compareVersions(services, viewer, promptId, { from, to }) : null,
    ]);
    return { ...history, changes, compared, below: url.searchParams.has(belowParameter) };
  },
);

export const action = memberForm({
  form: versionMarksForm,
  operation: markVersionOperation,
  run: ({ number, marks }, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    markVersion(services, viewer, params.promptId, number, marks),
  done: (_, { params }) => ({
    to: href("/dashboard/prompts/:promptId/history", { promptId: params.promptId! }),
    flash: "version_marked",
  }),
});

export const clientAction = keepPage;

/** The versions of a prompt, and two of them compared. */
export default function PromptHistory({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("history");
  const { prompt } = loaderData;
  return (
    <TaskPage wide title={t("title")} lead={<span dir="auto">{prompt.originalInput}</span>}>
      <HistoryPage key={prompt.id} {...loaderData} refused={actionData} />
      <LinkButton to={libraryPlace(href("/dashboard"))} variant="secondary" className="self-start">
        {t("back")}
      </LinkButton>
    </TaskPage>
  );
}
