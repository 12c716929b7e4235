import { href } from "react-router";

import {
  requestPasswordReset,
  requestPasswordResetOperation,
} from "~/features/accounts/request-password-reset.server";
import { email, resetForm } from "~/features/accounts/schema";
import { ResetForm } from "~/features/accounts/ui/reset-form";
import { AccountCard } from "~/features/accounts/ui/account-card";
import { pageForm } from "~/http/form.server";
import { emailOrigin } from "~/http/origin.server";
import { page } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/reset";

export const handle: PageHandle = { back: { to: "/auth" } };

export const loader = page(async ({ url }: Route.LoaderArgs) => ({
  email: email.safeParse(url.searchParams.get("email")).data ?? "",
}));

export const action = pageForm({
  form: resetForm,
  operation: requestPasswordResetOperation,
  run: async ({ email: address }, { services, ...args }) => {
    await requestPasswordReset(services, address, await emailOrigin(args));
    return address;
  },
  done: (sent, { viewer }) => ({
    redirect: viewer ? href("/profile") : `${href("/auth")}?${new URLSearchParams({ sent })}`,
    flash: "reset_sent",
  }),
});

export const clientAction = keepPage;

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <PageHead title={t("reset.title")} noIndex />
      <AccountCard title={t("reset.title")} lead={t("reset.lead")}>
        <ResetForm email={loaderData.email} refused={actionData} />
      </AccountCard>
    </>
  );
}
