import { and, eq, gt } from "drizzle-orm";

import type { Viewer } from "~/context";
import { sessions, users } from "~/db/schema";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { sessionLifetime } from "./limits";

/** A session is prolonged at most once a day: page views seldom write. */
const prolongAfter = 24 * 60 * 60 * 1000;

export interface FoundSession {
  viewer: Viewer;
  /** The session was prolonged: the cookie must be sent again. */
  prolonged: boolean;
}

/**
 * Finds the viewer of a session token and prolongs the session by 30 days, once a day; null for unknown and
 * expired tokens.
 */
export async function findSession(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<FoundSession | null> {
  const now = clock.now();
  const found = await db
    .select({
      id: sessions.id,
      authenticatedAt: sessions.authenticatedAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, await hashToken(token)), gt(sessions.expiresAt, now)))
    .get();
  if (!found) return null;
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const prolonged = expiresAt.getTime() - found.expiresAt.getTime() > prolongAfter;
  if (prolonged) await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, found.id));
  const viewer: Viewer = {
    id: found.userId,
    email: found.email,
    emailVerified: found.emailVerifiedAt !== null,
    session: { id: found.id, authenticatedAt: found.authenticatedAt },
  };
  return { viewer, prolonged };
}
