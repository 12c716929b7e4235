import { href } from "react-router";

import { tokenForm } from "~/features/accounts/schema";
import { AccountCard } from "~/features/accounts/ui/account-card";
import { VerifyForm } from "~/features/accounts/ui/verify-form";
import { verifyEmail, verifyEmailOperation } from "~/features/accounts/verify-email.server";
import { memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/verify";

/** The address has a token: no Referer to other sites. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

/** Only its owner may use the link. Opening it does not use the token: mail programs open links too. */
export const loader = memberPage(async ({ url }: MemberArgs<Route.LoaderArgs>) => ({
  token: url.searchParams.get("token") ?? "",
}));

export const action = memberForm({
  form: tokenForm,
  operation: verifyEmailOperation,
  run: ({ token }, { services, viewer }) => verifyEmail(services, viewer, token),
  done: { redirect: href("/dashboard"), flash: "email_verified" },
});

export const clientAction = keepPage;

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  const good = actionData?.code !== "token_expired";
  return (
    <>
      <PageHead title={t("verify.title")} noIndex />
      <AccountCard title={t("verify.title")} lead={good ? t("verify.lead") : undefined}>
        <VerifyForm
          token={loaderData.token}
          good={good}
          submit={t("verify.submit")}
          again={{ to: href("/profile"), label: t("verify.again") }}
          refused={actionData}
        />
      </AccountCard>
    </>
  );
}
