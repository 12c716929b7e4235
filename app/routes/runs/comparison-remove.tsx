import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getComparison } from "~/features/runs/compare/get-comparison.server";
import {
  removeComparison,
  removeComparisonOperation,
} from "~/features/runs/compare/remove-comparison.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/comparison-remove";

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
  operation: removeComparisonOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    removeComparison(services, viewer, params.promptId, params.comparisonId),
  done: (_, { params }) => ({
    redirect: href("/dashboard/prompts/:promptId/compare", { promptId: params.promptId! }),
  }),
});

export const clientAction = keepPage;

export default function ComparisonRemove({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("comparisons");
  return (
    <ConfirmPage
      title={t("removal.title")}
      lead={t("removal.lead")}
      confirmLabel={t("removal.submit")}
      refused={actionData}
    />
  );
}
