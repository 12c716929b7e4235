import { and, eq } from "drizzle-orm";

import type { TokenBearer } from "~/context";
import { accessTokens, users } from "~/db/schema";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { isUnexpired } from "./own-tokens.server";
import { isSecret } from "./token-secret.server";

/** Interval of updates to `lastUsedAt`: calls seldom write. */
const notedFor = 60 * 60 * 1000;

/** Finds the member and scope of a token, personal or of a connection; null for unknown, revoked and expired tokens. */
export async function findTokenBearer(
  { db, clock, background }: Pick<Services, "db" | "clock" | "background">,
  token: string,
): Promise<TokenBearer | null> {
  if (!(await isSecret(token))) return null;
  const now = clock.now();
  const found = await db
    .select({
      id: accessTokens.id,
      scope: accessTokens.scope,
      clientId: accessTokens.clientId,
      seesFacts: accessTokens.seesFacts,
      lastUsedAt: accessTokens.lastUsedAt,
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.tokenHash, await hashToken(token)), isUnexpired(now)))
    .get();
  if (!found) return null;
  const { id, scope, clientId, seesFacts, lastUsedAt, userId, email, emailVerifiedAt } = found;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= notedFor)
    background(db.update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, id)));
  return {
    member: { id: userId, email, emailVerified: emailVerifiedAt !== null },
    scope,
    isConnection: clientId !== null,
    seesFacts,
  };
}
