import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens, emailTokens, identities, sessions } from "~/db/schema";
import { AppError } from "~/errors";
import { forgetGrants } from "~/features/accounts/connections/forget-grants.server";
import { operation } from "~/operation";
import { enforceRateLimit } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { provePassword } from "./confirm-identity.server";
import type { Origin } from "./register-account.server";
import { sendNotice } from "./send-notice.server";
import { sessionStart, type NewSession } from "./start-session.server";
import { stillStands } from "./still-stands.server";

export const changePasswordOperation = operation({ errors: ["wrong_password", "rate_limited"] });

/**
 * Changes the viewer's password by the present one, ends all of their sessions and access tokens, and starts a new session in this
 * browser (ASVS 7.2.4, 7.4.3). Reset links stay: whoever changes the password does not shut out the mailbox, which outranks it. A link to
 * a new address goes: a thief may have asked for it. An email tells of the change. Errors:
 * `wrong_password`, also for a member without one; `rate_limited`.
 */
export async function changePassword(
  services: Pick<Services, "db" | "clock" | "ids" | "limits" | "passwords" | "mail" | "background" | "oauth">,
  viewer: Viewer,
  { currentPassword, password }: { currentPassword: string; password: string },
  { userAgent, site, network }: { userAgent: string } & Pick<Origin, "site" | "network">,
): Promise<NewSession> {
  const { db, passwords } = services;
  const proven = await provePassword(services, viewer, currentPassword);
  // Each change brings a new session, whose own limit begins anew. Only who knows the password uses this one up.
  await enforceRateLimit(services.limits.signIn, `password:${viewer.id}`);
  const hash = await passwords.hash(password);
  const isNow = stillStands({ userId: viewer.id, hash });
  const { session, statements } = await sessionStart(services, viewer.id, { userAgent, allowed: isNow });
  const [changed, ended] = await db.batch([
    db
      .update(identities)
      .set({ passwordHash: hash })
      .where(and(eq(identities.userId, viewer.id), eq(identities.passwordHash, proven.hash)))
      .returning({ userId: identities.userId }),
    db
      .delete(accessTokens)
      .where(and(eq(accessTokens.userId, viewer.id), isNow))
      .returning({ id: accessTokens.id, clientId: accessTokens.clientId }),
    db.delete(sessions).where(and(eq(sessions.userId, viewer.id), isNow)),
    db
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, viewer.id), eq(emailTokens.kind, "email_change"), isNow)),
    ...statements,
  ]);
  if (changed.length === 0) throw new AppError("wrong_password");
  forgetGrants(services, ended);
  sendNotice(services, viewer, { kind: "password_changed", link: `${site}/auth/reset`, network });
  return session;
}
