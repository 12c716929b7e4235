import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getAccessToken } from "~/features/accounts/tokens/get-access-token.server";
import {
  revokeAccessToken,
  revokeAccessTokenOperation,
} from "~/features/accounts/tokens/revoke-access-token.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/profile-token-revoke";

export const handle: PageHandle = { back: { to: "/profile" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getAccessToken(services, viewer, params.tokenId),
);

export const action = memberForm({
  form: emptyForm,
  operation: revokeAccessTokenOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    revokeAccessToken(services, viewer, params.tokenId),
  done: { to: href("/profile"), flash: "token_revoked" },
});

export const clientAction = keepPage;

export default function ProfileTokenRevoke({ loaderData: token, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("tokens");
  return (
    <ConfirmPage
      title={t("revokeTitle", { name: token.name })}
      lead={t("revokeLead")}
      confirmLabel={t("revoke")}
      refused={actionData}
    />
  );
}
