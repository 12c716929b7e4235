import { and, desc, eq, inArray, lt, lte, sql } from "drizzle-orm";

import { accessTokens, usedGrants } from "~/db/schema";
import { findTokenBearer } from "~/features/accounts/tokens/find-token-bearer.server";
import type { PresentedGrant, Redemption } from "~/platform/oauth/oauth";
import type { Services } from "~/services";

import { forgetGrants } from "./forget-grants.server";

/** Milliseconds within which a second use is only refused: concurrent requests of one app are likelier than a theft. */
const sameMoment = 10_000;

/** Number of used codes and refresh tokens that are remembered per connection: the newest. */
const remembered = 100;

type Redeeming = Pick<Services, "db" | "clock" | "background" | "oauth">;

/**
 * Redeems a code or refresh token that the authorization server found good. Each is good once: a second one is `repeated`, and one
 * without its connection `ended`.
 */
export async function redeemGrant(
  services: Redeeming,
  { connectionId, secret, tokenHash }: PresentedGrant,
): Promise<Redemption> {
  const { db, clock } = services;
  if (!(await findTokenBearer(services, secret))?.isConnection) return "ended";
  const row = db
    .select({
      tokenHash: sql<string>`${tokenHash}`.as("token_hash"),
      connectionId: accessTokens.id,
      usedAt: sql<Date>`${clock.now().getTime()}`.as("used_at"),
    })
    .from(accessTokens)
    .where(eq(accessTokens.id, connectionId));
  const isOwn = eq(usedGrants.connectionId, connectionId);
  const oldest = db
    .select({ usedAt: usedGrants.usedAt })
    .from(usedGrants)
    .where(isOwn)
    .orderBy(desc(usedGrants.usedAt))
    .limit(1)
    .offset(remembered - 1);
  const [redeemed] = await db.batch([
    db.insert(usedGrants).select(row).onConflictDoNothing().returning({ usedAt: usedGrants.usedAt }),
    db.delete(usedGrants).where(and(isOwn, lt(usedGrants.usedAt, sql`(${oldest})`))),
  ]);
  return redeemed.length > 0 ? "good" : "repeated";
}

/** Ends the connection of a token used before: one of its two users has stolen it (RFC 9700, section 4.14.2). */
export async function endReused(services: Redeeming, tokenHash: string): Promise<void> {
  const { db, clock } = services;
  const before = new Date(clock.now().getTime() - sameMoment);
  const reused = db
    .select({ id: usedGrants.connectionId })
    .from(usedGrants)
    .where(and(eq(usedGrants.tokenHash, tokenHash), lte(usedGrants.usedAt, before)));
  const ended = await db
    .delete(accessTokens)
    .where(inArray(accessTokens.id, reused))
    .returning({ id: accessTokens.id });
  forgetGrants(services, ended);
}
