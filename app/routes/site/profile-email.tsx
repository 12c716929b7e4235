import { href } from "react-router";

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
import { AccountCard } from "~/features/accounts/ui/account-card";
import { EmailChangeForm } from "~/features/accounts/ui/email-change-form";
import { memberForm } from "~/http/form.server";
import { emailOrigin } from "~/http/origin.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/profile-email";

export const handle: PageHandle = { back: { to: "/profile" } };

/** The address that was typed before a confirmation, which leads back with it. */
const typedIn = (url: URL) => url.searchParams.get("email")?.slice(0, 254) ?? "";

export const loader = memberPage(async ({ services, url, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  email: viewer.email,
  recent: isRecent(services, viewer),
  ways: await signInWays(services, viewer),
  failure: googleError(url.searchParams.get("error")),
  typed: typedIn(url),
}));

export const action = memberForm({
  form: emailChangeForm,
  operation: requestEmailChangeOperation,
  run: async ({ email, ...proof }, { services, viewer, ...args }) => {
    const confirmed = await confirmViewer(services, viewer, proof);
    if (email !== undefined) await requestEmailChange(services, confirmed, email, await emailOrigin(args));
    return email;
  },
  done: (email, { url }) =>
    email === undefined
      ? {
          redirect:
            href("/profile/email") + (typedIn(url) && `?${new URLSearchParams({ email: typedIn(url) })}`),
        }
      : { redirect: href("/profile"), flash: "email_change_sent" },
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
