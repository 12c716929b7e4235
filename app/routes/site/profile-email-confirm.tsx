import { Form, href, redirect } from "react-router";

import { keepPage } from "~/client/keep-page";
import { changeEmail, changeEmailOperation } from "~/features/accounts/change-email.server";
import { findEmailToken } from "~/features/accounts/email-token.server";
import { tokenForm } from "~/features/accounts/schema";
import { AccountCard } from "~/features/accounts/ui/account-card";
import { VerifyForm } from "~/features/accounts/ui/verify-form";
import { flashHeader } from "~/http/flash.server";
import { memberForm } from "~/http/form.server";
import { emailOrigin } from "~/http/origin.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { userAgentOf } from "~/http/request.server";
import { newSessionHeaders, withCookies } from "~/http/session-cookie.server";
import { useTranslation } from "~/i18n";
import { PageHead } from "~/shell/page-head";
import { Button } from "~/ui/button";

import type { Route } from "./+types/profile-email-confirm";

/** The address has a token: no Referer to other sites. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

/** Only its owner may use the link. Opening it does not use the token: mail programs open links too. */
export const loader = memberPage(async ({ services, url, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const token = url.searchParams.get("token") ?? "";
  const found = await findEmailToken(services, { kind: "email_change", token, userId: viewer.id });
  return { token, newEmail: found?.newEmail };
});

export const action = memberForm({
  form: tokenForm,
  operation: changeEmailOperation,
  run: async ({ token }, { services, viewer, ...args }) => {
    const change = { ...(await emailOrigin(args)), token, userAgent: userAgentOf(args.request) };
    return changeEmail(services, viewer, change);
  },
  done: (session, { request }) =>
    withCookies(redirect(href("/profile"), 303), [
      ...newSessionHeaders(request, session),
      flashHeader(request, { done: "email_changed" }),
    ]),
});

export const clientAction = keepPage;

export default function ProfileEmailConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  const { token, newEmail } = loaderData;
  const good = newEmail && actionData?.code !== "token_expired";
  return (
    <>
      <PageHead title={t("emailChange.title")} noIndex />
      <AccountCard
        title={t("emailChange.title")}
        lead={good ? t("emailChange.confirmAddress", { email: newEmail }) : undefined}
      >
        {good && <p className="phrases">{t("emailChange.confirmLead")}</p>}
        <VerifyForm
          token={token}
          good={Boolean(good)}
          submit={t("emailChange.confirm")}
          again={{ to: href("/profile/email"), label: t("emailChange.again") }}
          refused={actionData}
        />
        {good && (
          <Form method="post" action={href("/profile/email/cancel")} className="self-center">
            <Button type="submit" variant="ghost">
              {t("emailChange.cancel")}
            </Button>
          </Form>
        )}
      </AccountCard>
    </>
  );
}
