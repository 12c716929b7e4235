import { and, inArray, isNull, ne, sql } from "drizzle-orm";

import { accessTokens, emailTokens, identities, passkeys, sessions, users } from "~/db/schema";
import { AppError } from "~/errors";
import { forgetGrants } from "~/features/accounts/connections/forget-grants.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { findEmailToken, spendEmailToken } from "./email-token.server";

export const resetPasswordOperation = operation({ limit: "reset", errors: ["token_expired"] });

/**
 * Sets the password of a reset link's account, ends all of its sessions and access tokens, and verifies the
 * address, which it returns. Passkeys from before the address was verified go: their creator may not own it. Errors: `token_expired`.
 */
export async function resetPassword(
  services: Pick<Services, "db" | "clock" | "passwords" | "background" | "oauth">,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { db, clock } = services;
  // A guessed token costs no hash.
  const good = await findEmailToken(services, { kind: "password_reset", token });
  if (!good) throw new AppError("token_expired");
  const passwordHash = await services.passwords.hash(password);
  const now = clock.now();
  const [ended, owners] = await spendEmailToken(services, { kind: "password_reset", token }, (isGood) => {
    const owner = db.select({ id: emailTokens.userId }).from(emailTokens).where(isGood);
    const identity = db
      .select({
        userId: emailTokens.userId,
        provider: sql<"password">`'password'`.as("provider"),
        issuer: sql<string>`''`.as("issuer"),
        subject: emailTokens.userId,
        passwordHash: sql<string>`${passwordHash}`.as("password_hash"),
        createdAt: sql<Date>`${now.getTime()}`.as("created_at"),
      })
      .from(emailTokens)
      .where(isGood);
    return [
      db
        .delete(accessTokens)
        .where(inArray(accessTokens.userId, owner))
        .returning({ id: accessTokens.id, clientId: accessTokens.clientId }),
      db.select({ email: users.email }).from(users).where(inArray(users.id, owner)),
      db
        .insert(identities)
        .select(identity)
        .onConflictDoUpdate({ target: [identities.userId, identities.provider], set: { passwordHash } }),
      db.delete(passkeys).where(
        inArray(
          passkeys.userId,
          db
            .select({ id: users.id })
            .from(users)
            .where(and(inArray(users.id, owner), isNull(users.emailVerifiedAt))),
        ),
      ),
      db
        .update(users)
        .set({ emailVerifiedAt: now })
        .where(and(inArray(users.id, owner), isNull(users.emailVerifiedAt))),
      db.delete(sessions).where(inArray(sessions.userId, owner)),
      db
        .delete(emailTokens)
        .where(and(inArray(emailTokens.userId, owner), ne(emailTokens.kind, "password_reset"))),
    ];
  });
  forgetGrants(services, ended);
  return owners[0]!.email;
}
