import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens, emailTokens, identities, sessions } from "~/db/schema";
import { AppError } from "~/errors";
import { forgetGrants } from "~/features/accounts/connections/forget-grants.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { provePassword } from "./confirm-identity.server";
import type { Origin } from "./register-account.server";
import { spendEmail } from "./spend-email.server";
import { sessionStart, type NewSession } from "./start-session.server";
import { stillStands } from "./still-stands.server";

export const changePasswordOperation = operation({
  errors: ["wrong_password", "rate_limited", "emails_spent"],
});

/**
 * Changes the viewer's password by the present one, ends all of their sessions and access tokens, and starts a new session in this
 * browser (ASVS 7.2.4, 7.4.3). Reset links stay: whoever changes the password does not shut out the mailbox, which outranks it. A link to
 * a new address goes: a thief may have asked for it. An email tells of the change. Errors:
 * `wrong_password`, also for a member without one; `rate_limited`; `emails_spent`.
 */
export async function changePassword(
  services: Pick<Services, "db" | "clock" | "ids" | "limits" | "passwords" | "mail" | "background" | "oauth">,
  viewer: Viewer,
  { currentPassword, password }: { currentPassword: string; password: string },
  { userAgent, language, site, network }: { userAgent: string } & Origin,
): Promise<NewSession> {
  const { db, passwords, mail, background } = services;
  const proven = await provePassword(services, viewer, currentPassword);
  // The address may be a stranger's, so long as it is not verified. Other emails of the account use up none of these.
  await spendEmail(services, { kind: "password_changed", email: viewer.email, network });
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
  background(mail.send({ to: viewer.email, language, kind: "password_changed", link: `${site}/auth/reset` }));
  return session;
}
