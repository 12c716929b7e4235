import { and, eq, not, sql } from "drizzle-orm";

import { sessions, users } from "~/db/schema";
import { AppError } from "~/errors";
import { createToken, hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { stillStands, type ProvenPassword } from "./check-password.server";
import { sessionLifetime } from "./limits";

/** A session just begun: the token belongs into the cookie and nowhere else. */
export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** What a session remembers of its browser, cut to a length that no header can abuse. */
const agentLength = 200;

interface Start {
  userAgent: string;
  /** The session of the same browser whose place the new one takes. */
  replaces?: string | undefined;
  /** The password that was proven; when it no longer stands, nothing begins. */
  proven?: ProvenPassword;
}

/**
 * Signs a user in: a session with a token of its own (ASVS 7.2.4), and the moment on their account.
 * Errors: `wrong_credentials` when the proven password was changed or taken away meanwhile.
 */
export async function startSession(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  userId: string,
  { userAgent, replaces, proven }: Start,
): Promise<NewSession> {
  const id = ids.create();
  const token = createToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const session = { id, userId, authenticatedAt: now, createdAt: now, expiresAt };
  const begun = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${id})`;
  const [, undone] = await db.batch([
    db.insert(sessions).values({
      ...session,
      tokenHash: await hashToken(token),
      userAgent: userAgent.slice(0, agentLength),
    }),
    db
      .delete(sessions)
      .where(and(eq(sessions.id, id), proven ? not(stillStands(proven)) : sql`FALSE`))
      .returning({ id: sessions.id }),
    db
      .update(users)
      .set({ lastSignInAt: now })
      .where(and(eq(users.id, userId), begun)),
    db.delete(sessions).where(and(eq(sessions.id, replaces ?? ""), begun)),
  ]);
  if (undone.length > 0) throw new AppError("wrong_credentials");
  return { token, expiresAt };
}
