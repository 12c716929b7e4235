import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getComparison } from "~/features/runs/compare/get-comparison.server";
import {
  withdrawComparison,
  withdrawComparisonOperation,
} from "~/features/runs/proof/withdraw-comparison.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/comparison-withdraw";

export const handle: PageHandle = {
  back: { to: "/dashboard/prompts/:promptId/comparisons/:comparisonId" },
};

export const loader = memberPage(
  async ({ services, viewer, params: { promptId, comparisonId } }: MemberArgs<Route.LoaderArgs>) => {
    await getComparison(services, viewer, promptId, comparisonId);
    return null;
  },
);

export const action = memberForm({
  form: emptyForm,
  operation: withdrawComparisonOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    withdrawComparison(services, viewer, params.promptId, params.comparisonId),
  done: (_, { params: { promptId, comparisonId } }) => ({
    redirect: href("/dashboard/prompts/:promptId/comparisons/:comparisonId", {
      promptId: promptId!,
      comparisonId: comparisonId!,
    }),
  }),
});

export const clientAction = keepPage;

export default function ComparisonWithdraw({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("comparisons");
  return (
    <ConfirmPage
      title={t("proof.withdrawTitle")}
      lead={t("proof.withdrawLead")}
      variant="primary"
      confirmLabel={t("proof.withdraw")}
      cancelLabel={t("proof.cancel")}
      refused={actionData}
    />
  );
}
