import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getComparison } from "~/features/runs/compare/get-comparison.server";
import { markComparison, markComparisonOperation } from "~/features/runs/proof/mark-comparison.server";
import { markForm } from "~/features/runs/proof/schema";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/comparison-proof";

export const handle: PageHandle = {
  back: { to: "/dashboard/prompts/:promptId/comparisons/:comparisonId" },
};

export const loader = memberPage(
  async ({ services, viewer, params: { promptId, comparisonId } }: MemberArgs<Route.LoaderArgs>) => {
    const { publishedAt } = await getComparison(services, viewer, promptId, comparisonId);
    return { isShown: publishedAt !== null };
  },
);

/** Shows the comparison with its prompt, and leads there; or shows it no more. */
export const action = memberForm({
  form: markForm,
  operation: markComparisonOperation,
  run: (mark, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    markComparison(services, viewer, params.promptId, params.comparisonId, mark),
  done: ({ prompt, comparison: { id, promptId, publishedAt } }) => ({
    redirect: publishedAt
      ? `${href("/prompts/:shareId", { shareId: prompt.shareId! })}#proof`
      : href("/dashboard/prompts/:promptId/comparisons/:comparisonId", { promptId, comparisonId: id }),
  }),
});

export const clientAction = keepPage;

export default function ComparisonProof({ loaderData: { isShown }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("proof");
  return (
    <ConfirmPage
      title={t(isShown ? "withdrawTitle" : "showTitle")}
      lead={t(isShown ? "withdrawLead" : "becomesPublic")}
      variant="primary"
      confirmLabel={t(isShown ? "withdraw" : "show")}
      fields={{ isShown: String(!isShown) }}
      refused={actionData}
    />
  );
}
