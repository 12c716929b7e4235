import type { RefusedForm } from "~/errors";
import { keepPage } from "~/client/keep-page";
import { compareReplies, compareRepliesOperation } from "~/features/runs/compare/compare-replies.server";
import { comparisonForm } from "~/features/runs/compare/schema";
import { startComparison } from "~/features/runs/compare/start-comparison.server";
import { ComparePage, type OpenedProposal } from "~/features/runs/compare/ui/compare-page";
import { comparisonAddress } from "~/features/runs/compare/ui/comparison-address";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/compare";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ services, viewer, params, url }: MemberArgs<Route.LoaderArgs>) =>
  startComparison(services, viewer, params.promptId, url.searchParams),
);

/** Compares, and leads to the replies. The step `open` only shows a proposal with what comparing it costs. */
export const action = memberForm({
  form: comparisonForm,
  operation: compareRepliesOperation,
  run: async (
    { step, ...input },
    { services, viewer, params, request }: MemberCall<Route.ActionArgs>,
  ): Promise<{ id: string; failed: number } | OpenedProposal> => {
    if (step === "run")
      return compareReplies(services, viewer, params.promptId, input, { signal: request.signal });
    await getPrompt(services, viewer, params.promptId);
    return { proposal: input.text ?? "" };
  },
  done: (result, { params }) =>
    "proposal" in result ? Response.json(result) : { redirect: comparisonAddress(params.promptId!, result) },
});

export const clientAction = keepPage;

/** Compares a prompt with its line, an earlier version or a proposal. */
export default function Compare({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("comparisons");
  return (
    <TaskPage wide title={t("title")} lead={t("lead")}>
      <ComparePage {...loaderData} result={actionData as OpenedProposal | RefusedForm | undefined} />
    </TaskPage>
  );
}
