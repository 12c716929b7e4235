import { href } from "react-router";

import { findEmailToken } from "~/features/accounts/email-token.server";
import { resetPassword, resetPasswordOperation } from "~/features/accounts/reset-password.server";
import { newPasswordForm } from "~/features/accounts/schema";
import { AccountCard } from "~/features/accounts/ui/account-card";
import { NewPasswordForm } from "~/features/accounts/ui/new-password-form";
import { pageForm } from "~/http/form.server";
import { page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/new-password";

/** The address has a token: no Referer to other sites (OWASP, forgot password). */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

/** Opening the link does not use the token: mail programs open links too. */
export const loader = page(async ({ services, url }: PageArgs<Route.LoaderArgs>) => {
  const token = url.searchParams.get("token") ?? "";
  return { token, good: (await findEmailToken(services, { kind: "password_reset", token })) !== undefined };
});

export const action = pageForm({
  form: newPasswordForm,
  operation: resetPasswordOperation,
  run: (form, { services }) => resetPassword(services, form),
  done: (email) => ({
    redirect: `${href("/auth")}?${new URLSearchParams({ email })}`,
    session: null,
    flash: "password_changed",
  }),
});

export const clientAction = keepPage;

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <PageHead title={t("newPassword.title")} noIndex />
      <AccountCard title={t("newPassword.title")} lead={loaderData.good ? t("newPassword.lead") : undefined}>
        <NewPasswordForm {...loaderData} refused={actionData} />
      </AccountCard>
    </>
  );
}
