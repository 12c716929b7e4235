import { registerAccount, registerAccountOperation } from "~/features/accounts/register-account.server";
import { registrationForm } from "~/features/accounts/schema";
import { RegistrationForm } from "~/features/accounts/ui/registration-form";
import { pageForm } from "~/http/form.server";
import { emailOrigin } from "~/http/origin.server";
import { redirectTo } from "~/http/redirect-to";
import { useTranslation } from "~/i18n";
import { completeSignIn, signedIn } from "~/pages/complete-sign-in.server";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/register";

export const action = pageForm({
  form: registrationForm,
  operation: registerAccountOperation,
  run: async (account, call) => {
    const userId = await registerAccount(call.services, account, await emailOrigin(call));
    return completeSignIn(call, { userId, flash: "registered_with_email", to: redirectTo(call.url) });
  },
  done: signedIn,
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
