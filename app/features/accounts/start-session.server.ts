import { sessions, users } from "~/db/schema";
import { createToken, hashToken } from "~/platform/tokens";
import type { Services } from "~/services";
import { eq } from "drizzle-orm";

import { sessionLifetime } from "./limits";

/** A session just begun: the token belongs into the cookie and nowhere else. */
export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** What a session remembers of its browser, cut to a length that no header can abuse. */
const agentLength = 200;

/**
 * Signs a user in: a session with a token of its own (ASVS 7.2.4), and the moment on their account. `replaces` ends the
 * session of the same browser that the new one takes the place of.
 */
export async function startSession(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  userId: string,
  { userAgent, replaces }: { userAgent: string; replaces?: string | undefined },
): Promise<NewSession> {
  const token = createToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const begin = db.insert(sessions).values({
    id: ids.create(),
    tokenHash: await hashToken(token),
    userId,
    authenticatedAt: now,
    createdAt: now,
    expiresAt,
    userAgent: userAgent.slice(0, agentLength),
  });
  const mark = db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
  if (replaces) await db.batch([db.delete(sessions).where(eq(sessions.id, replaces)), begin, mark]);
  else await db.batch([begin, mark]);
  return { token, expiresAt };
}
