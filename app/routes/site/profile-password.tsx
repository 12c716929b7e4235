import { href, redirect } from "react-router";

import { keepPage } from "~/client/keep-page";
import { changePassword, changePasswordOperation } from "~/features/accounts/change-password.server";
import { passwordChangeForm } from "~/features/accounts/schema";
import { signInWays } from "~/features/accounts/sign-in-ways.server";
import { AccountCard } from "~/features/accounts/ui/account-card";
import { PasswordChangeForm } from "~/features/accounts/ui/password-change-form";
import { emailOrigin } from "~/http/origin.server";
import { flashHeader } from "~/http/flash.server";
import { memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { userAgentOf } from "~/http/request.server";
import { newSessionHeaders, withCookies } from "~/http/session-cookie.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/profile-password";

export const handle: PageHandle = { back: { to: "/profile" } };

export const loader = memberPage(async ({ services, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  email: viewer.email,
  hasPassword: (await signInWays(services, viewer)).includes("password"),
}));

export const action = memberForm({
  form: passwordChangeForm,
  operation: changePasswordOperation,
  run: async (form, { services, viewer, ...args }) =>
    changePassword(services, viewer, form, {
      ...(await emailOrigin(args)),
      userAgent: userAgentOf(args.request),
    }),
  done: (session, { request }) =>
    withCookies(redirect(href("/profile"), 303), [
      ...newSessionHeaders(request, session),
      flashHeader(request, { done: "own_password_changed" }),
    ]),
});

export const clientAction = keepPage;

export default function ProfilePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  const title = t(loaderData.hasPassword ? "passwordChange.title" : "passwordChange.set");
  return (
    <>
      <PageHead title={title} noIndex />
      <AccountCard
        title={title}
        lead={t(loaderData.hasPassword ? "passwordChange.lead" : "passwordChange.setLead")}
      >
        <PasswordChangeForm {...loaderData} refused={actionData} />
      </AccountCard>
    </>
  );
}
