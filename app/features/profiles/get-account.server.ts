import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { selectProviders, selectUser, toSessionUser } from "~/features/accounts/get-session-user.server";
import { selectSessions, toSessionItems } from "~/features/accounts/session-items.server";
import { selectPasskeys } from "~/features/accounts/passkeys/own-passkeys.server";
import { toSignInWays } from "~/features/accounts/sign-in-ways.server";
import { selectConnections } from "~/features/accounts/connections/own-connections.server";
import { selectWaitingEmail } from "~/features/accounts/waiting-email.server";
import { selectTokens } from "~/features/accounts/tokens/own-tokens.server";
import type { Services } from "~/services";

import { toProfile } from "./get-profile.server";

/** The data of the viewer's account page, in one batch. Errors: `unauthenticated` when it is deleted. */
export async function getAccount(services: Pick<Services, "db" | "clock" | "adminEmails">, viewer: Viewer) {
  const [[user], providers, passkeys, sessions, tokens, connections, [waiting]] = await services.db.batch([
    selectUser(services, viewer),
    selectProviders(services, viewer),
    selectPasskeys(services, viewer),
    selectSessions(services, viewer),
    selectTokens(services, viewer),
    selectConnections(services, viewer),
    selectWaitingEmail(services, viewer),
  ]);
  if (!user) throw new AppError("unauthenticated");
  return {
    user: toSessionUser(user, providers),
    ways: toSignInWays(providers, passkeys),
    passkeys,
    profile: toProfile(user, services.adminEmails),
    sessions: toSessionItems(sessions, viewer),
    tokens,
    connections,
    waitingEmail: waiting ?? null,
  };
}
