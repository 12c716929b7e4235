import { href } from "react-router";

import { servicesContext } from "~/context";
import { requestPasswordReset } from "~/features/accounts/request-password-reset.server";
import { email, resetForm } from "~/features/accounts/schema";
import { ResetForm } from "~/features/accounts/ui/reset-form";
import { AccountCard } from "~/features/accounts/ui/account-card";
import { emailOrigin } from "~/http/origin.server";
import { page } from "~/http/page.server";
import { redirectWith } from "~/http/redirect-with.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/reset";

export const handle: PageHandle = { back: { to: "/auth" } };

export const loader = page(async ({ url }: Route.LoaderArgs) => ({
  email: email.safeParse(url.searchParams.get("email")).data ?? "",
}));

export const action = page(({ request, context }: Route.ActionArgs) =>
  submitForm(
    { request, context },
    resetForm,
    async (form) => {
      const origin = await emailOrigin({ request, context });
      await requestPasswordReset(context.get(servicesContext), form.email, origin);
      return redirectWith(request, href("/auth"), { flash: "reset_sent" });
    },
    { limit: "reset" },
  ),
);

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
