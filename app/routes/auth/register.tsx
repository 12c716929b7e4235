import { href } from "react-router";

import { servicesContext, viewerContext } from "~/context";
import { registerAccount } from "~/features/accounts/register-account.server";
import { registrationForm } from "~/features/accounts/schema";
import { startSession } from "~/features/accounts/start-session.server";
import { RegistrationForm } from "~/features/accounts/ui/registration-form";
import { emailOrigin } from "~/http/origin.server";
import { page } from "~/http/page.server";
import { redirectTo } from "~/http/redirect-to";
import { redirectWith } from "~/http/redirect-with.server";
import { submitForm } from "~/http/submit-form.server";
import { userAgentOf } from "~/http/user-agent.server";
import { useTranslation } from "~/i18n";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/register";

export const action = page(({ request, context, url }: Route.ActionArgs) =>
  submitForm(
    { request, context },
    registrationForm,
    async (account) => {
      const services = context.get(servicesContext);
      const userId = await registerAccount(services, account, await emailOrigin({ request, context }));
      const session = await startSession(services, userId, {
        userAgent: userAgentOf(request),
        replaces: context.get(viewerContext)?.session.id,
      });
      return redirectWith(request, redirectTo(url) ?? href("/dashboard"), {
        session,
        flash: "registered_with_letter",
      });
    },
    { limit: "register" },
  ),
);

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
