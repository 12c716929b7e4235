import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens, sessions } from "~/db/schema";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { isLiving } from "./own-tokens.server";
import { accessTokensLimit, type TokenExpiry } from "./limits";
import type { AccessTokenDraft } from "./schema";
import { createSecret } from "./token-secret.server";

/** A new token, readable only this once. */
export interface NewAccessToken {
  id: string;
  token: string;
}

const day = 24 * 60 * 60 * 1000;

const expiryOf = (expiry: TokenExpiry, now: Date): number | null =>
  expiry === "none" ? null : now.getTime() + Number(expiry) * day;

export const createAccessTokenOperation = {
  limit: "write",
  errors: ["access_token_made", "access_tokens_full"],
} as const satisfies Operation;

/**
 * Creates a token for the viewer, if their session still exists. Errors: `access_token_made` for a form sent
 * twice; `access_tokens_full`; `unauthenticated` when the session has ended in the meantime.
 */
export async function createAccessToken(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Viewer,
  { id, name, scope, expiry }: AccessTokenDraft,
): Promise<NewAccessToken> {
  const now = clock.now();
  const token = await createSecret();
  const living = db.$count(accessTokens, and(eq(accessTokens.userId, viewer.id), isLiving(now)));
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${accessTokens} WHERE ${accessTokens.id} = ${id})`;
  const ownSession = and(eq(sessions.id, viewer.session.id), eq(sessions.userId, viewer.id));
  const row = db
    .select({
      id: sql<string>`${id}`.as("id"),
      userId: sessions.userId,
      name: sql<string>`${name}`.as("name"),
      tokenHash: sql<string>`${await hashToken(token)}`.as("token_hash"),
      ending: sql<string>`${token.slice(-4)}`.as("ending"),
      scope: sql<typeof scope>`${scope}`.as("scope"),
      createdAt: sql<Date>`${now.getTime()}`.as("created_at"),
      lastUsedAt: sql<null>`NULL`.as("last_used_at"),
      expiresAt: sql<Date | null>`${expiryOf(expiry, now)}`.as("expires_at"),
    })
    .from(sessions)
    .where(and(ownSession, isNew, sql`${living} < ${accessTokensLimit}`));
  const [known, session, made] = await db.batch([
    db.select({ id: accessTokens.id }).from(accessTokens).where(eq(accessTokens.id, id)),
    db.select({ id: sessions.id }).from(sessions).where(ownSession),
    db.insert(accessTokens).select(row).returning({ id: accessTokens.id }),
  ]);
  if (made.length > 0) return { id, token };
  if (known.length > 0) throw new AppError("access_token_made");
  if (session.length === 0) throw new AppError("unauthenticated");
  throw new AppError("access_tokens_full", { limit: accessTokensLimit });
}
