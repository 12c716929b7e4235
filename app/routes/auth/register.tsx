import { href } from "react-router";

import { registerAccount, registerAccountOperation } from "~/features/accounts/register-account.server";
import { registrationForm } from "~/features/accounts/schema";
import { startSession } from "~/features/accounts/start-session.server";
import { RegistrationForm } from "~/features/accounts/ui/registration-form";
import { pageForm } from "~/http/form.server";
import { emailOrigin } from "~/http/origin.server";
import { redirectTo } from "~/http/redirect-to";
import { userAgentOf } from "~/http/request.server";
import { useTranslation } from "~/i18n";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/register";

export const action = pageForm({
  form: registrationForm,
  operation: registerAccountOperation,
  run: async (account, { services, request, context, viewer }) => {
    const userId = await registerAccount(services, account, await emailOrigin({ request, context }));
    return startSession(services, userId, {
      userAgent: userAgentOf(request),
      replaces: viewer?.session.id,
    });
  },
  done: (session, { url }) => ({
    redirect: redirectTo(url) ?? href("/dashboard"),
    session,
    flash: "registered_with_email",
  }),
});

export const clientAction = keepPage;

export default function Register({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <PageHead title={t("register.title")} noIndex />
      <RegistrationForm refused={actionData} />
    </>
  );
}
