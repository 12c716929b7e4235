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

/** The viewer's account as its page shows it: who they are, how others see them, and where they are signed in. */
export interface Account {
  user: SessionUser;
  profile: Profile;
  sessions: SessionItem[];
}

/** The viewer's account, read at once. Errors: `unauthenticated` when it is gone. */
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
