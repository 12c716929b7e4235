import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { browserName } from "~/features/accounts/browser-name";
import { getPasskey } from "~/features/accounts/passkeys/own-passkeys.server";
import { removePasskey, removePasskeyOperation } from "~/features/accounts/passkeys/remove-passkey.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/profile-passkey-remove";

export const handle: PageHandle = { back: { to: "/profile" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getPasskey(services, viewer, params.passkeyId),
);

export const action = memberForm({
  form: emptyForm,
  operation: removePasskeyOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    removePasskey(services, viewer, params.passkeyId),
  done: { to: href("/profile"), flash: "passkey_removed" },
});

export const clientAction = keepPage;

export default function ProfilePasskeyRemove({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("passkeys");
  const name = browserName(loaderData.userAgent) ?? t("unknown");
  return (
    <ConfirmPage
      title={t("removeTitle", { name })}
      lead={t("removeLead")}
      confirmLabel={t("remove")}
      refused={actionData}
    />
  );
}
