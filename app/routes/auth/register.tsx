import { isByPasskey } from "~/features/accounts/passkeys/by-passkey";
import {
  registerWithPasskey,
  registerWithPasskeyOperation,
} from "~/features/accounts/passkeys/register-with-passkey.server";
import { passkeyRegistrationForm } from "~/features/accounts/passkeys/schema";
import { registerAccount, registerAccountOperation } from "~/features/accounts/register-account.server";
import { registrationForm } from "~/features/accounts/schema";
import { RegistrationForm } from "~/features/accounts/ui/registration-form";
import { pageForm } from "~/http/form.server";
import { emailOrigin } from "~/http/origin.server";
import { redirectTo } from "~/http/redirect-to";
import { userAgentOf } from "~/http/request.server";
import { useTranslation } from "~/i18n";
import { completeSignIn, signedIn } from "~/pages/complete-sign-in.server";
import { readBrowser } from "~/pages/passkey-browser.server";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/register";

const byPassword = pageForm({
  form: registrationForm,
  operation: registerAccountOperation,
  run: async (account, call) => {
    const userId = await registerAccount(call.services, account, await emailOrigin(call));
    return completeSignIn(call, { userId, flash: "registered_with_email", to: redirectTo(call.url) });
  },
  done: signedIn,
});

const byPasskey = pageForm({
  form: passkeyRegistrationForm,
  operation: registerWithPasskeyOperation,
  run: async ({ email, passkey }, call) => {
    const { services, request, url } = call;
    const device = { passkey, browser: readBrowser(request), userAgent: userAgentOf(request) };
    const userId = await registerWithPasskey(services, { email, ...device }, await emailOrigin(call));
    return completeSignIn(call, { userId, flash: "registered_with_email", to: redirectTo(url) });
  },
  done: signedIn,
});

export const action = (args: Route.ActionArgs) =>
  isByPasskey(args.url) ? byPasskey(args) : byPassword(args);

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
