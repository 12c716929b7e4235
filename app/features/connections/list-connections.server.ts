import { desc } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import type { Connection } from "./connection";
import { ownConnections } from "./own-connections.server";

/** The viewer's connections, newest first. */
export async function listConnections(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
): Promise<Connection[]> {
  return ownConnections(services, viewer).orderBy(desc(accessTokens.createdAt), accessTokens.id);
}

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
