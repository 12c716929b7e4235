import { and, eq, not, sql, type SQL } from "drizzle-orm";

import { sessions, users } from "~/db/schema";
import { AppError } from "~/errors";
import { createToken, hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { sessionLifetime } from "./limits";
import { fallen, stillStands, type Proven } from "./still-stands.server";

/** A new session: its token belongs only in the cookie. */
export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** Maximum length of the stored User-Agent header. */
const agentLength = 200;

/** A User-Agent header as it is stored. */
export const shortAgent = (userAgent: string): string => userAgent.slice(0, agentLength);

interface Start {
  userAgent: string;
  /** Session of the same browser, replaced by the new one. */
  replaces?: string | undefined;
  /** The proof of who they are; if it has changed or is gone, no session starts. */
  proven?: Proven;
}

interface StartInBatch extends Omit<Start, "proven"> {
  /** SQL condition without which no session starts. */
  allowed?: SQL | undefined;
}

/** The statements of `startSession` for a batch, and the session that they start. The second returns it if it did not start. */
export async function sessionStart(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  userId: string,
  { userAgent, replaces, allowed }: StartInBatch,
) {
  const id = ids.create();
  const token = createToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const begun = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${id})`;
  const statements = [
    db.insert(sessions).values({
      id,
      userId,
      authenticatedAt: now,
      createdAt: now,
      expiresAt,
      tokenHash: await hashToken(token),
      userAgent: shortAgent(userAgent),
    }),
    db
      .delete(sessions)
      .where(and(eq(sessions.id, id), allowed ? not(allowed) : sql`FALSE`))
      .returning({ id: sessions.id }),
    db
      .update(users)
      .set({ lastSignInAt: now })
      .where(and(eq(users.id, userId), begun)),
    db.delete(sessions).where(and(eq(sessions.id, replaces ?? ""), begun)),
  ] as const;
  return { session: { token, expiresAt } satisfies NewSession, statements };
}

/**
 * Signs a user in: a session with its own token (ASVS 7.2.4), and the time of sign-in on their account.
 * Errors: `wrong_credentials` when the proven password was changed or removed in the meantime; `passkey_failed` for a passkey.
 */
export async function startSession(
  services: Pick<Services, "db" | "clock" | "ids">,
  userId: string,
  { proven, ...start }: Start,
): Promise<NewSession> {
  const allowed = proven && stillStands(proven);
  const { session, statements } = await sessionStart(services, userId, { ...start, allowed });
  const [, undone] = await services.db.batch(statements);
  if (proven && undone.length > 0) throw new AppError(fallen(proven, "wrong_credentials"));
  return session;
}
