import { href } from "react-router";

import { servicesContext } from "~/context";
import { endOtherSessions, endSession } from "~/features/accounts/end-session.server";
import { sessionForm } from "~/features/accounts/schema";
import { AccountSettings } from "~/features/accounts/ui/account-settings";
import { getAccount } from "~/features/profiles/get-account.server";
import { ProfileCard } from "~/features/profiles/ui/profile-card";
import { listAccessTokens } from "~/features/tokens/list-access-tokens.server";
import { AccessTokens } from "~/features/tokens/ui/access-tokens";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { redirectWith } from "~/http/redirect-with.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/profile";

export const handle: PageHandle = { back: {} };

export const loader = memberPage(async ({ context, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const services = context.get(servicesContext);
  const [account, tokens] = await Promise.all([
    getAccount(services, viewer),
    listAccessTokens(services, viewer),
  ]);
  return { ...account, tokens, nextTokenId: services.ids.create() };
});

/** Ends the named session, or without a name all others. */
export const action = memberPage(({ request, context, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm({ request, context }, sessionForm, async ({ session }) => {
    const services = context.get(servicesContext);
    if (session) await endSession(services, viewer, session);
    else await endOtherSessions(services, viewer);
    return redirectWith(request, href("/profile"), { flash: session ? "session_ended" : "sessions_ended" });
  }),
);

export const clientAction = keepPage;

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  const { user, sessions, profile, tokens, nextTokenId } = loaderData;
  return (
    <>
      <PageHead title={t("profile.title")} noIndex />
      <AccountSettings
        user={user}
        sessions={sessions}
        refused={actionData}
        profile={<ProfileCard profile={profile} />}
        tokens={<AccessTokens tokens={tokens} nextId={nextTokenId} />}
      />
    </>
  );
}
