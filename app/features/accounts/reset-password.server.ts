import { and, eq, isNull } from "drizzle-orm";

import { emailTokens, identities, sessions, users } from "~/db/schema";
import { hashPassword } from "~/platform/passwords.server";
import type { Services } from "~/services";

import { spendEmailToken } from "./spend-email-token.server";

/**
 * Sets the password of the account that a reset link belongs to, ends all of its sessions, and takes the link as proof of
 * the address. Errors: `token_expired`.
 */
export async function resetPassword(
  services: Pick<Services, "db" | "clock">,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, clock } = services;
  const passwordHash = await hashPassword(password);
  const userId = await spendEmailToken(services, "password_reset", token);
  const now = clock.now();
  await db.batch([
    db
      .insert(identities)
      .values({ userId, provider: "password", subject: userId, passwordHash, createdAt: now })
      .onConflictDoUpdate({ target: [identities.userId, identities.provider], set: { passwordHash } }),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(emailTokens).where(eq(emailTokens.userId, userId)),
    db
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt))),
  ]);
}
