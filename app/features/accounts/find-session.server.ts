import { and, eq, gt, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { sessions, users } from "~/db/schema";
import { readRows, writtenQuery } from "~/db/written-query";
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

const shown = {
  id: sessions.id,
  authenticatedAt: sessions.authenticatedAt,
  expiresAt: sessions.expiresAt,
  userId: sql<string>`${users.id}`.as("user"),
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
};

/** An unexpired session with its user: the first query of almost every request. */
const selectSession = writtenQuery(shown, (db) =>
  db
    .select(shown)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    ),
);

/** Finds the viewer of a session token and prolongs the session; null for unknown and expired tokens. */
export async function findSession(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<FoundSession | null> {
  const now = clock.now();
  const [found] = await readRows(
    selectSession(db, { tokenHash: await hashToken(token), now: now.getTime() }),
  );
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
