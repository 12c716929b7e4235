import { and, eq, isNotNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import { isLiving } from "~/features/tokens/own-tokens.server";
import type { Services } from "~/services";

/** SQL condition: a connection of the viewer. */
export const isOwnConnection = (viewer: Pick<Viewer, "id">) =>
  and(eq(accessTokens.userId, viewer.id), isNotNull(accessTokens.clientId));

/** Query of the viewer's connections: all of them, or the one with this id. */
export const ownConnections = (
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id?: string,
) =>
  db
    .select({
      id: accessTokens.id,
      name: accessTokens.name,
      host: sql<string>`${accessTokens.clientHost}`,
      scope: accessTokens.scope,
      createdAt: accessTokens.createdAt,
      lastUsedAt: accessTokens.lastUsedAt,
      expiresAt: accessTokens.expiresAt,
    })
    .from(accessTokens)
    .where(
      and(
        isOwnConnection(viewer),
        isLiving(clock.now()),
        id === undefined ? undefined : eq(accessTokens.id, id),
      ),
    );
