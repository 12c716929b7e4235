import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { servicesContext, viewerContext } from "~/context";
import { tokenForm } from "~/features/accounts/schema";
import { AccountCard } from "~/features/accounts/ui/account-card";
import { VerifyForm } from "~/features/accounts/ui/verify-form";
import { verifyEmail } from "~/features/accounts/verify-email.server";
import { page } from "~/http/page.server";
import { redirectWith } from "~/http/redirect-with.server";
import { submitForm } from "~/http/submit-form.server";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/verify";

/** The address holds a key: it goes to no other site. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

/** Opening the link uses nothing up; mail programs open links too. */
export const loader = page(async ({ url }: Route.LoaderArgs) => ({
  token: url.searchParams.get("token") ?? "",
}));

export const action = page(({ request, context }: Route.ActionArgs) =>
  submitForm({ request, context }, tokenForm, async ({ token }) => {
    await verifyEmail(context.get(servicesContext), token);
    const next = context.get(viewerContext) ? href("/dashboard") : href("/auth");
    return redirectWith(request, next, { flash: "email_verified" });
  }),
);

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <PageHead title={t("verify.title")} noIndex />
      <AccountCard title={t("verify.title")} lead={t("verify.lead")}>
        <VerifyForm token={loaderData.token} refused={actionData} />
      </AccountCard>
    </>
  );
}
