import { and, desc, eq, isNotNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import { AppError } from "~/errors";
import { isUnexpiredToken, tokenFacts } from "~/features/accounts/tokens/own-tokens.server";
import type { Services } from "~/services";

import type { Connection } from "./connection";

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
    .where(isUnexpiredToken(services, isOwnConnection(viewer), id));

/** Selects the viewer's connections, newest first. */
export const selectConnections = (services: Pick<Services, "db" | "clock">, viewer: Pick<Viewer, "id">) =>
  ownConnections(services, viewer).orderBy(desc(accessTokens.createdAt), accessTokens.id);

/** One of the viewer's connections. Errors: `connection_not_found`, also for another member's. */
export async function getConnection(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<Connection> {
  const found = await ownConnections(services, viewer, id).get();
  if (!found) throw new AppError("connection_not_found");
  return found;
}
