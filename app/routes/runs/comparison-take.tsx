import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { Comparison } from "~/features/prompts/history/ui/comparison";
import { getCompared } from "~/features/runs/compare/get-comparison.server";
import { takeForm } from "~/features/runs/compare/schema";
import { takeRival, takeRivalOperation } from "~/features/runs/compare/take-rival.server";
import { useRivalName } from "~/features/runs/compare/ui/rival-name";
import { compareTexts } from "~/features/text/compare-texts";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmForm } from "~/shell/confirm-form";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/comparison-take";

export const handle: PageHandle = {
  back: { to: "/dashboard/prompts/:promptId/comparisons/:comparisonId" },
};

export const loader = memberPage(
  async ({ services, viewer, params: { promptId, comparisonId } }: MemberArgs<Route.LoaderArgs>) => {
    const { prompt, comparison } = await getCompared(services, viewer, promptId, comparisonId);
    const { rival, rivalVersion, rivalText } = comparison;
    const sides = compareTexts(prompt.content, rivalText);
    return { rival, rivalVersion, updatedAt: prompt.updatedAt, sides };
  },
);

/** Gives the prompt the text that it was compared with, as a new version. */
export const action = memberForm({
  form: takeForm,
  operation: takeRivalOperation,
  run: ({ updatedAt }, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    takeRival(services, viewer, params.promptId, params.comparisonId, updatedAt),
  done: ({ id }) => ({
    redirect: href("/dashboard/prompts/:promptId/history", { promptId: id }),
    flash: "prompt_updated",
  }),
});

export const clientAction = keepPage;

/** The current text compared with the other one, and the button that takes that. */
export default function ComparisonTake({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["comparisons", "history"]);
  const { nameOf, inText } = useRivalName();
  const { updatedAt, sides } = loaderData;
  return (
    <TaskPage wide title={t("take.title", { rival: inText(loaderData) })} lead={t("take.lead")}>
      <Comparison titles={{ before: t("history:current"), after: nameOf(loaderData) }} sides={sides} />
      <ConfirmForm
        variant="primary"
        confirmLabel={t("take.submit")}
        cancelLabel={t("take.cancel")}
        fields={{ updatedAt: updatedAt.toISOString() }}
        refused={actionData}
      />
    </TaskPage>
  );
}
