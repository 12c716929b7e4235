import { and, eq, isNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens, sessions } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { isUnexpired } from "./own-tokens.server";
import { accessTokensLimit, type TokenExpiry } from "./limits";
import type { AccessTokenDraft } from "./schema";
import { day, ownSession, tokenRow } from "./token-row.server";
import { createSecret } from "./token-secret.server";

/** A new token, readable only this once. */
export interface NewAccessToken {
  id: string;
  token: string;
}

const expiryOf = (expiry: TokenExpiry, now: Date): number | null =>
  expiry === "none" ? null : now.getTime() + Number(expiry) * day;

export const createAccessTokenOperation = operation({
  limit: "write",
  errors: ["access_token_made", "access_tokens_full"],
});

/**
 * Creates a token for the viewer, if their session still exists. Errors: `access_token_made` for a form sent
 * twice; `access_tokens_full`; `unauthenticated` when the session has ended in the meantime.
 */
export async function createAccessToken(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Viewer,
  { id, name, scope, expiry, facts: seesFacts }: AccessTokenDraft,
): Promise<NewAccessToken> {
  const now = clock.now();
  const token = await createSecret();
  const isPersonal = and(eq(accessTokens.userId, viewer.id), isNull(accessTokens.clientId));
  const living = db.$count(accessTokens, and(isPersonal, isUnexpired(now)));
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${accessTokens} WHERE ${accessTokens.id} = ${id})`;
  const made = {
    id,
    name,
    scope,
    token,
    tokenHash: await hashToken(token),
    expiresAt: expiryOf(expiry, now),
    client: null,
    seesFacts,
  };
  const row = tokenRow({ db, clock }, viewer, made, sql`${isNew} and ${living} < ${accessTokensLimit}`);
  const [known, session, inserted] = await db.batch([
    db.select({ id: accessTokens.id }).from(accessTokens).where(eq(accessTokens.id, id)),
    db.select({ id: sessions.id }).from(sessions).where(ownSession(viewer)),
    db.insert(accessTokens).select(row).returning({ id: accessTokens.id }),
  ]);
  if (inserted.length > 0) return { id, token };
  if (known.length > 0) throw new AppError("access_token_made");
  if (session.length === 0) throw new AppError("unauthenticated");
  throw new AppError("access_tokens_full", { limit: accessTokensLimit });
}
