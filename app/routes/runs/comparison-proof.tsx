import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getComparison } from "~/features/runs/compare/get-comparison.server";
import {
  publishComparison,
  publishComparisonOperation,
} from "~/features/runs/proof/publish-comparison.server";
import { proofForm } from "~/features/runs/proof/schema";
import { withdrawComparison } from "~/features/runs/proof/withdraw-comparison.server";
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
  form: proofForm,
  operation: publishComparisonOperation,
  run: async (
    { isShown },
    { services, viewer, params: { promptId, comparisonId } }: MemberCall<Route.ActionArgs>,
  ) => {
    if (isShown) {
      const shareId = await publishComparison(services, viewer, promptId, comparisonId);
      return `${href("/prompts/:shareId", { shareId })}#proof`;
    }
    await withdrawComparison(services, viewer, promptId, comparisonId);
    return href("/dashboard/prompts/:promptId/comparisons/:comparisonId", { promptId, comparisonId });
  },
  done: (redirect) => ({ redirect }),
});

export const clientAction = keepPage;

export default function ComparisonProof({ loaderData: { isShown }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("comparisons");
  return (
    <ConfirmPage
      title={t(isShown ? "proof.withdrawTitle" : "proof.showTitle")}
      lead={t(isShown ? "proof.withdrawLead" : "proof.becomesPublic")}
      variant="primary"
      confirmLabel={t(isShown ? "proof.withdraw" : "proof.show")}
      cancelLabel={t("proof.cancel")}
      fields={{ isShown: String(!isShown) }}
      refused={actionData}
    />
  );
}
