import { and, desc, eq, gt, isNull, or, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import type { Services } from "~/services";

/** Columns of a token in a list, personal or of a connection. */
export const tokenFacts = {
  id: accessTokens.id,
  name: accessTokens.name,
  scope: accessTokens.scope,
  createdAt: accessTokens.createdAt,
  lastUsedAt: accessTokens.lastUsedAt,
  expiresAt: accessTokens.expiresAt,
};

/** SQL condition: the token has not expired. */
export const isUnexpired = (now: Date) => or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, now));

/** SQL condition: an unexpired token under another condition: any of them, or the one with this id. */
export const isUnexpiredToken = (
  { clock }: Pick<Services, "clock">,
  condition: SQL | undefined,
  id?: string,
) => and(condition, isUnexpired(clock.now()), id === undefined ? undefined : eq(accessTokens.id, id));

/** SQL condition: a personal token of the viewer. */
export const isOwnToken = (viewer: Pick<Viewer, "id">) =>
  and(eq(accessTokens.userId, viewer.id), isNull(accessTokens.clientId));

/** Query of the viewer's unexpired personal tokens: all of them, or the one with this id. */
export const ownTokens = (
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id?: string,
) =>
  services.db
    .select({ ...tokenFacts, ending: accessTokens.ending })
    .from(accessTokens)
    .where(isUnexpiredToken(services, isOwnToken(viewer), id));

/** Selects the viewer's unexpired personal tokens, newest first. */
export const selectTokens = (services: Pick<Services, "db" | "clock">, viewer: Pick<Viewer, "id">) =>
  ownTokens(services, viewer).orderBy(desc(accessTokens.createdAt), accessTokens.id);
