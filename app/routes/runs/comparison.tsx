import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { judgeComparison, judgeComparisonOperation } from "~/features/runs/compare/judge-comparison.server";
import { judgeForm } from "~/features/runs/compare/schema";
import { showComparison } from "~/features/runs/compare/show-comparison.server";
import { ComparisonPage } from "~/features/runs/compare/ui/comparison-page";
import { PublishProof } from "~/features/runs/proof/ui/publish-proof";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/comparison";

export const handle: PageHandle = { back: { to: "/dashboard/prompts/:promptId/compare" } };

export const loader = memberPage(
  async ({ services, viewer, params: { promptId, comparisonId }, url }: MemberArgs<Route.LoaderArgs>) => {
    const comparison = await showComparison(services, viewer, promptId, comparisonId);
    return { comparison, isMissing: url.searchParams.has("missing") };
  },
);

/** Takes the choices, and then asks the judge. */
export const action = memberForm({
  form: judgeForm,
  operation: judgeComparisonOperation,
  run: (choices, { services, viewer, params, request }: MemberCall<Route.ActionArgs>) =>
    judgeComparison(services, viewer, params.promptId, params.comparisonId, choices, request.signal),
  done: ({ id, promptId }) => ({
    redirect: href("/dashboard/prompts/:promptId/comparisons/:comparisonId", { promptId, comparisonId: id }),
  }),
});

export const clientAction = keepPage;

/** The replies of a comparison, and what came out. */
export default function Comparison({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("comparisons");
  const { comparison } = loaderData;
  return (
    <TaskPage wide title={t("title")}>
      <ComparisonPage {...loaderData} refused={actionData}>
        {comparison.isInTown && (
          <PublishProof
            promptId={comparison.promptId}
            comparisonId={comparison.id}
            isShown={comparison.publishedAt !== null}
          />
        )}
      </ComparisonPage>
    </TaskPage>
  );
}
