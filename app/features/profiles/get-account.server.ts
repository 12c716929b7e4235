import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import {
  selectProviders,
  selectUser,
  toSessionUser,
  type SessionUser,
} from "~/features/accounts/get-session-user.server";
import { selectSessions, toSessionItems, type SessionItem } from "~/features/accounts/session-items.server";
import type { Services } from "~/services";

import type { Profile } from "./profile";
import { toProfile } from "./get-profile.server";

/** Data of the account page: user, profile and sessions. */
export interface Account {
  user: SessionUser;
  profile: Profile;
  sessions: SessionItem[];
}

/** The viewer's account, in one batch. Errors: `unauthenticated` when it is deleted. */
export async function getAccount(
  services: Pick<Services, "db" | "clock" | "adminEmails">,
  viewer: Viewer,
): Promise<Account> {
  const [[user], providers, sessions] = await services.db.batch([
    selectUser(services, viewer),
    selectProviders(services, viewer),
    selectSessions(services, viewer),
  ]);
  if (!user) throw new AppError("unauthenticated");
  return {
    user: toSessionUser(user, providers),
    profile: toProfile(user, services.adminEmails),
    sessions: toSessionItems(sessions, viewer),
  };
}
