import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { answerDecision, answerDecisionOperation } from "~/features/moderation/answer-decision.server";
import { getWithholding } from "~/features/moderation/get-withholding.server";
import { answerForm } from "~/features/moderation/schema";
import { WithholdingPage } from "~/features/moderation/ui/withholding-page";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/prompt-decision";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getWithholding(services, viewer, params.promptId),
);

/** Answers the decision that withholds one of the viewer's prompts. */
export const action = memberForm({
  form: answerForm,
  operation: answerDecisionOperation,
  run: async ({ answer }, { services, viewer, params }: MemberCall<Route.ActionArgs>) => {
    await answerDecision(services, viewer, params.promptId, answer);
    return params.promptId;
  },
  done: (promptId) => ({ redirect: href("/dashboard/prompts/:promptId/decision", { promptId }) }),
});

export const clientAction = keepPage;

export default function PromptDecision({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("moderation");
  return (
    <TaskPage title={t("decision.title")} lead={t("decision.lead")}>
      <WithholdingPage of={loaderData} refused={actionData} />
    </TaskPage>
  );
}
