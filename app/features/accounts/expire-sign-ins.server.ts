import { lt } from "drizzle-orm";

import { deleteInRounds } from "~/db/delete-in-rounds";
import { accessTokens, emailTokens, passkeyChallenges, sessions } from "~/db/schema";
import type { Services } from "~/services";

/** Deletes expired sessions, access tokens, email tokens and challenges of passkeys; returns the number of each. Run daily. */
export async function expireSignIns({ db, clock }: Pick<Services, "db" | "clock">) {
  const now = clock.now();
  return {
    sessions: await deleteInRounds(db, sessions, lt(sessions.expiresAt, now)),
    accessTokens: await deleteInRounds(db, accessTokens, lt(accessTokens.expiresAt, now)),
    emailTokens: await deleteInRounds(db, emailTokens, lt(emailTokens.expiresAt, now)),
    passkeyChallenges: await deleteInRounds(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, now)),
  };
}
