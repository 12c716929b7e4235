import { and, eq, ne } from "drizzle-orm";

import type { Viewer } from "~/context";
import { emailTokens, identities, sessions } from "~/db/schema";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { provePassword } from "./confirm-identity.server";
import { startSession, type NewSession } from "./start-session.server";
import { stillStands } from "./still-stands.server";

export const changePasswordOperation = {
  errors: ["wrong_password", "rate_limited"],
} as const satisfies Operation;

/**
 * Changes the viewer's password by the present one, ends all of their sessions and the reset links on their way, and starts a new
 * session in this browser (ASVS 7.2.4, 7.4.3). Errors: `wrong_password`, also for a member without one; `rate_limited`.
 */
export async function changePassword(
  services: Pick<Services, "db" | "clock" | "ids" | "limits" | "passwords">,
  viewer: Viewer,
  { currentPassword, password }: { currentPassword: string; password: string },
  userAgent: string,
): Promise<NewSession> {
  const { db, passwords } = services;
  const proven = await provePassword(services, viewer, currentPassword);
  const hash = await passwords.hash(password);
  const isNow = stillStands({ userId: viewer.id, hash });
  const [changed] = await db.batch([
    db
      .update(identities)
      .set({ passwordHash: hash })
      .where(and(eq(identities.userId, viewer.id), eq(identities.passwordHash, proven.hash)))
      .returning({ userId: identities.userId }),
    db.delete(sessions).where(and(eq(sessions.userId, viewer.id), ne(sessions.id, viewer.session.id), isNow)),
    db
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, viewer.id), eq(emailTokens.kind, "password_reset"), isNow)),
  ]);
  if (changed.length === 0) throw new AppError("wrong_password");
  return startSession(services, viewer.id, {
    userAgent,
    replaces: viewer.session.id,
    proven: { userId: viewer.id, hash },
  });
}
