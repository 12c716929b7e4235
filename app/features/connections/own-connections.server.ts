import { and, eq, isNotNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import { isListed, tokenFacts } from "~/features/tokens/own-tokens.server";
import type { Services } from "~/services";

/** SQL condition: a connection of the viewer. */
export const isOwnConnection = (viewer: Pick<Viewer, "id">) =>
  and(eq(accessTokens.userId, viewer.id), isNotNull(accessTokens.clientId));

/** Query of the viewer's connections: all of them, or the one with this id. */
export const ownConnections = (
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id?: string,
) =>
  services.db
    .select({ ...tokenFacts, host: sql<string>`${accessTokens.clientHost}` })
    .from(accessTokens)
    .where(isListed(services, isOwnConnection(viewer), id));
