import { and, eq, isNotNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { forgetGrants } from "./forget-grants.server";
import { isOwnConnection } from "./own-connections.server";

export const endConnectionOperation = operation({ limit: "write", errors: ["connection_not_found"] });

/** Ends one of the viewer's connections at once. Errors: `connection_not_found`, also for another member's. */
export async function endConnection(
  services: Pick<Services, "db" | "oauth" | "background">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<void> {
  const ended = await services.db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), isOwnConnection(viewer)))
    .returning({ id: accessTokens.id });
  if (ended.length === 0) throw new AppError("connection_not_found");
  forgetGrants(services, ended);
}

/** Ends the connection whose app has revoked one of its tokens: the app is done, whichever of them it names (RFC 7009, section 2.1). */
export async function endRevoked(
  services: Pick<Services, "db" | "oauth" | "background">,
  id: string,
): Promise<void> {
  const ended = await services.db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), isNotNull(accessTokens.clientId)))
    .returning({ id: accessTokens.id });
  forgetGrants(services, ended);
}
