import { and, eq, gt, isNull, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import type { Services } from "~/services";

/** Query of the viewer's unexpired personal tokens: all of them, or the one with this id. */
export const ownTokens = (
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id?: string,
) =>
  db
    .select({
      id: accessTokens.id,
      name: accessTokens.name,
      ending: accessTokens.ending,
      scope: accessTokens.scope,
      createdAt: accessTokens.createdAt,
      lastUsedAt: accessTokens.lastUsedAt,
      expiresAt: accessTokens.expiresAt,
    })
    .from(accessTokens)
    .where(
      and(
        eq(accessTokens.userId, viewer.id),
        isNull(accessTokens.clientId),
        isLiving(clock.now()),
        id === undefined ? undefined : eq(accessTokens.id, id),
      ),
    );

/** SQL condition: the token has not expired. */
export const isLiving = (now: Date) => or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, now));
