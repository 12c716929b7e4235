import { href, redirect } from "react-router";

import { keepPage } from "~/client/keep-page";
import { isRecent } from "~/features/accounts/confirm-identity.server";
import { confirmViewer } from "~/features/accounts/confirm-viewer.server";
import { googleError } from "~/features/accounts/google-errors";
import { emailChangeForm } from "~/features/accounts/email-change-schema";
import {
  requestEmailChange,
  requestEmailChangeOperation,
} from "~/features/accounts/request-email-change.server";
import { signInWays } from "~/features/accounts/sign-in-ways.server";
import { selectWaitingEmail } from "~/features/accounts/waiting-email.server";
import { AccountCard } from "~/features/accounts/ui/account-card";
import { EmailChangeForm } from "~/features/accounts/ui/email-change-form";
import { flashHeader } from "~/http/flash.server";
import { memberForm } from "~/http/form.server";
import { emailOrigin } from "~/http/origin.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { withCookies } from "~/http/session-cookie.server";
import { useTranslation } from "~/i18n";
import { typedEmail, typedEmailHeader } from "~/pages/typed-email.server";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/profile-email";

export const handle: PageHandle = { back: { to: "/profile" } };

export const loader = memberPage(async ({ services, request, url, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const [waiting] = await selectWaitingEmail(services, viewer);
  return {
    email: viewer.email,
    recent: isRecent(services, viewer),
    ways: await signInWays(services, viewer),
    failure: googleError(url.searchParams.get("error")),
    typed: typedEmail(request, viewer) ?? waiting?.email,
  };
});

export const action = memberForm({
  form: emailChangeForm,
  operation: requestEmailChangeOperation,
  run: async ({ email, ...proof }, { services, viewer, ...args }) => {
    const isLate = !proof.password && !proof.passkey && !isRecent(services, viewer);
    if (email !== undefined && isLate) return { typed: email };
    const confirmed = await confirmViewer(services, viewer, proof);
    if (email === undefined) return "confirmed";
    await requestEmailChange(services, confirmed, email, await emailOrigin(args));
    return "sent";
  },
  done: (result, { request, viewer }) => {
    if (result === "confirmed") return { redirect: href("/profile/email") };
    if (result !== "sent")
      return withCookies(redirect(href("/profile/email"), 303), [
        typedEmailHeader(request, viewer, result.typed),
      ]);
    return withCookies(redirect(href("/profile"), 303), [
      typedEmailHeader(request, viewer, null),
      flashHeader(request, { done: "email_change_sent" }),
    ]);
  },
});

export const clientAction = keepPage;

export default function ProfileEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  const { email, ...form } = loaderData;
  return (
    <>
      <PageHead title={t("emailChange.title")} noIndex />
      <AccountCard title={t("emailChange.title")} lead={t("emailChange.lead", { email })}>
        <EmailChangeForm {...form} refused={actionData} />
      </AccountCard>
    </>
  );
}
