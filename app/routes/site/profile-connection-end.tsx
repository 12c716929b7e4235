import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { endConnection, endConnectionOperation } from "~/features/accounts/connections/end-connection.server";
import { getConnection } from "~/features/accounts/connections/own-connections.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/profile-connection-end";

export const handle: PageHandle = { back: { to: "/profile" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getConnection(services, viewer, params.connectionId),
);

export const action = memberForm({
  form: emptyForm,
  operation: endConnectionOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    endConnection(services, viewer, params.connectionId),
  done: { to: href("/profile"), flash: "connection_ended" },
});

export const clientAction = keepPage;

export default function ProfileConnectionEnd({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("connections");
  return (
    <ConfirmPage
      title={t("endTitle", { name: loaderData.name })}
      lead={t("endLead")}
      confirmLabel={t("end")}
      refused={actionData}
    />
  );
}
