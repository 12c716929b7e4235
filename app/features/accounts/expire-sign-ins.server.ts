import { lt } from "drizzle-orm";

import { accessTokens, emailTokens, sessions } from "~/db/schema";
import type { Services } from "~/services";

/** Removes sessions, access tokens and letters' tokens that have expired. Run daily. */
export async function expireSignIns({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(accessTokens).where(lt(accessTokens.expiresAt, now)),
    db.delete(emailTokens).where(lt(emailTokens.expiresAt, now)),
  ]);
}
