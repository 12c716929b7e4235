import { href, Link } from "react-router";

import { isAdmin } from "~/features/accounts/is-admin";
import { endOtherSessions, endSession, endSessionOperation } from "~/features/accounts/end-session.server";
import { sessionForm } from "~/features/accounts/schema";
import { Passkeys } from "~/features/accounts/passkeys/ui/passkeys";
import { AccountSettings } from "~/features/accounts/ui/account-settings";
import { Connections } from "~/features/accounts/connections/ui/connections";
import { InstallHint } from "~/features/offline/ui/install-hint";
import { getAccount } from "~/features/profiles/get-account.server";
import { ProfileCard } from "~/features/profiles/ui/profile-card";
import { AccessTokens } from "~/features/accounts/tokens/ui/access-tokens";
import { memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/profile";

export const handle: PageHandle = { back: {} };

export const loader = memberPage(async ({ services, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const account = await getAccount(services, viewer);
  const nextTokenId = services.ids.create();
  return { ...account, nextTokenId, isAdmin: isAdmin(services, viewer) };
});

/** Ends the named session, or without a name all others. */
export const action = memberForm({
  form: sessionForm,
  operation: endSessionOperation,
  run: async ({ session }, { services, viewer }) => {
    if (session) await endSession(services, viewer, session);
    else await endOtherSessions(services, viewer);
    return session ? "session_ended" : "sessions_ended";
  },
  done: (flash) => ({ redirect: href("/profile"), flash }),
});

export const clientAction = keepPage;

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["accounts", "moderation"]);
  const { user, ways, passkeys, sessions, profile, tokens, connections, nextTokenId, waitingEmail } =
    loaderData;
  return (
    <>
      <PageHead title={t("profile.title")} noIndex />
      <AccountSettings
        user={user}
        waitingEmail={waitingEmail}
        ways={ways}
        passkeys={<Passkeys passkeys={passkeys} memberId={user.uid} email={user.email} ways={ways} />}
        sessions={sessions}
        refused={actionData}
        profile={
          <>
            {loaderData.isAdmin && (
              <Link
                to={href("/moderation")}
                className="text-link inline-flex min-h-11 items-center self-start"
              >
                {t("moderation:queue.profile")}
              </Link>
            )}
            <ProfileCard profile={profile} memberId={user.uid} />
          </>
        }
        tokens={<AccessTokens tokens={tokens} nextId={nextTokenId} />}
        connections={<Connections connections={connections} />}
        install={<InstallHint />}
      />
    </>
  );
}
