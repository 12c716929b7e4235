import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { servicesContext } from "~/context";
import { getAccessToken } from "~/features/tokens/get-access-token.server";
import { revokeAccessToken } from "~/features/tokens/revoke-access-token.server";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { emptyForm, submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import { ConfirmForm } from "~/shell/confirm-form";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/profile-token-revoke";

export const handle: PageHandle = { back: { to: "/profile" } };

export const loader = memberPage(({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getAccessToken(context.get(servicesContext), viewer, params.tokenId),
);

export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    emptyForm,
    async () => {
      await revokeAccessToken(context.get(servicesContext), viewer, params.tokenId);
      return answerForm(request, href("/profile"), "token_revoked");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function ProfileTokenRevoke({ loaderData: token, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("tokens");
  return (
    <TaskPage title={t("revokeTitle", { name: token.name })} lead={t("revokeLead")}>
      <ConfirmForm
        confirmLabel={t("revoke")}
        cancelLabel={t("cancel")}
        cancelTo={href("/profile")}
        refused={actionData}
      />
    </TaskPage>
  );
}
