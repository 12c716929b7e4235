import { and, eq, exists, inArray, not, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens, emailTokens, sessions, users } from "~/db/schema";
import { AppError } from "~/errors";
import { forgetGrants } from "~/features/accounts/connections/forget-grants.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { findEmailToken, spendEmailToken } from "./email-token.server";
import { alreadyInUse, type Origin } from "./register-account.server";
import { sendNotice } from "./send-notice.server";
import { sessionStart, type NewSession } from "./start-session.server";
import { stillSignedIn } from "./tokens/token-row.server";

export const changeEmailOperation = operation({
  limit: "reset",
  errors: ["token_expired", "email_already_in_use"],
});

interface Change extends Pick<Origin, "site" | "network"> {
  token: string;
  userAgent: string;
}

/**
 * Gives the viewer's account the address of a link, verified, and tells the former one. As with a new password all of their sessions
 * and access tokens end, and a new session starts in this browser; besides all other links of emails die, whose mailbox is no longer
 * theirs. The link alone is not enough: the reader of the email may not be the one who asked. Errors: `token_expired`, also for another user's
 * link, and once the viewer's session has ended; `email_already_in_use` when the address got an account in the meantime.
 */
export async function changeEmail(
  services: Pick<Services, "db" | "clock" | "ids" | "mail" | "background" | "oauth">,
  viewer: Viewer,
  { token, userAgent, site, network }: Change,
): Promise<NewSession> {
  const { db, clock } = services;
  const typed = { kind: "email_change", token, userId: viewer.id } as const;
  if (!(await findEmailToken(services, typed))) throw new AppError("token_expired");
  let session: NewSession | undefined;
  const [, former, ended] = await spendEmailToken(services, typed, async (isGood) => {
    const owner = db.select({ id: emailTokens.userId }).from(emailTokens).where(isGood);
    const newEmail = db.select({ email: emailTokens.newEmail }).from(emailTokens).where(isGood);
    const start = await sessionStart(services, viewer.id, { userAgent, allowed: exists(owner) });
    session = start.session;
    return [
      // A request that began before its session ended, such as by a reset, finds no owner below.
      db.delete(emailTokens).where(and(isGood, not(stillSignedIn(services, viewer)))),
      db.select({ email: users.email }).from(users).where(inArray(users.id, owner)),
      db
        .delete(accessTokens)
        .where(inArray(accessTokens.userId, owner))
        .returning({ id: accessTokens.id, clientId: accessTokens.clientId }),
      db.delete(sessions).where(inArray(sessions.userId, owner)),
      db
        .update(users)
        .set({ email: sql`(${newEmail})`, emailVerifiedAt: clock.now() })
        .where(inArray(users.id, owner)),
      ...start.statements,
      db.delete(emailTokens).where(and(eq(emailTokens.userId, viewer.id), exists(owner), not(isGood!))),
    ];
  }).catch(alreadyInUse);
  forgetGrants(services, ended);
  sendNotice(
    services,
    { ...viewer, ...former[0]! },
    { kind: "email_changed", link: `${site}/privacy`, network },
  );
  return session!;
}
