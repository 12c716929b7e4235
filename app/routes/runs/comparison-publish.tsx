import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getComparison } from "~/features/runs/compare/get-comparison.server";
import {
  publishComparison,
  publishComparisonOperation,
} from "~/features/runs/proof/publish-comparison.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/comparison-publish";

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
  operation: publishComparisonOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    publishComparison(services, viewer, params.promptId, params.comparisonId),
  done: (shareId) => ({
    redirect: `${href("/prompts/:shareId", { shareId })}#proof`,
  }),
});

export const clientAction = keepPage;

export default function ComparisonPublish({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("comparisons");
  return (
    <ConfirmPage
      title={t("proof.showTitle")}
      lead={t("proof.becomesPublic")}
      variant="primary"
      confirmLabel={t("proof.show")}
      cancelLabel={t("proof.cancel")}
      refused={actionData}
    />
  );
}
