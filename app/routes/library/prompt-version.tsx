import { href, Link } from "react-router";

import { keepPage } from "~/client/keep-page";
import { useRunsHere } from "~/client/root-data";
import { parseVersionNumber } from "~/domain/version-number";
import { getVersion } from "~/features/prompts/history/get-version.server";
import { restoreVersion, restoreVersionOperation } from "~/features/prompts/history/restore-version.server";
import { Comparison } from "~/features/prompts/history/ui/comparison";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { compareTexts } from "~/features/text/compare-texts";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmForm } from "~/shell/confirm-form";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Notice } from "~/ui/notice";
import { LinkButton } from "~/ui/link-button";

import type { Route } from "./+types/prompt-version";

export const handle: PageHandle = { back: { to: "/dashboard/prompts/:promptId/history" } };

export const loader = memberPage(
  async ({ services, params: { promptId, number }, viewer }: MemberArgs<Route.LoaderArgs>) => {
    const [current, version] = await Promise.all([
      getPrompt(services, viewer, promptId),
      getVersion(services, viewer, promptId, parseVersionNumber(number) ?? 0),
    ]);
    return {
      promptId,
      type: current.type,
      isPublic: current.isPublic,
      number: version.number,
      isCurrent: version.number === current.version,
      comparison: compareTexts(current.content, version.content),
    };
  },
);

export const action = memberForm({
  form: emptyForm,
  operation: restoreVersionOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    restoreVersion(services, viewer, params.promptId, parseVersionNumber(params.number) ?? 0),
  done: ({ id }) => ({
    to: href("/dashboard/prompts/:promptId/history", { promptId: id }),
    flash: "version_restored",
  }),
});

export const clientAction = keepPage;

/** The current text compared with a version, and the button that restores it. */
export default function PromptVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["history", "comparisons", "prompts"]);
  const { promptId, type, isPublic, number, isCurrent, comparison } = loaderData;
  const runsHere = useRunsHere(type);
  const back = href("/dashboard/prompts/:promptId/history", { promptId });
  return (
    <TaskPage wide title={t("restore.title", { number })} lead={t("restore.lead")}>
      {runsHere && !isCurrent && (
        <Link
          to={`${href("/dashboard/prompts/:promptId/compare", { promptId })}?version=${number}`}
          className="text-link self-start"
        >
          {t("comparisons:withToday")}
        </Link>
      )}
      <Comparison titles={{ before: t("current"), after: t("version", { number }) }} sides={comparison} />
      {isPublic && !isCurrent && <p className="text-sm text-ink-soft">{t("prompts:shownAtOnce")}</p>}
      {isCurrent ? (
        <Notice
          action={
            <LinkButton to={back} size="sm" variant="secondary">
              {t("title")}
            </LinkButton>
          }
        >
          {t("restore.isCurrent")}
        </Notice>
      ) : (
        <ConfirmForm
          variant="primary"
          confirmLabel={t("restore.submit")}
          cancelLabel={t("restore.cancel")}
          refused={actionData}
        />
      )}
    </TaskPage>
  );
}
