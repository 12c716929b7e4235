import { and, eq, exists, sql, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { sessions } from "~/db/schema";
import type { Services } from "~/services";
import type { TokenScope } from "~/domain/token-scopes";

export const day = 24 * 60 * 60 * 1000;

interface NewToken {
  id: string;
  name: string;
  scope: TokenScope;
  token: string;
  tokenHash: string;
  /** Milliseconds. Null if there is no expiry. */
  expiresAt: number | null;
  seesFacts: boolean;
  /** The connected app. Null for a personal token. */
  client: { id: string; host: string } | null;
}

/** SQL condition: the session of the viewer still exists. */
export const ownSession = (viewer: Viewer) =>
  and(eq(sessions.id, viewer.session.id), eq(sessions.userId, viewer.id));

/**
 * SQL condition: the viewer's session still exists, for writes of a request that may have been held open since it was read: a reset may
 * have ended it.
 */
export const stillSignedIn = ({ db }: Pick<Services, "db">, viewer: Viewer): SQL =>
  exists(db.select({ id: sessions.id }).from(sessions).where(ownSession(viewer)));

/** A token's row as a selection from the viewer's session: none is made once it has ended. */
export const tokenRow = (
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Viewer,
  { id, name, scope, token, tokenHash, expiresAt, client, seesFacts }: NewToken,
  condition: SQL,
) =>
  db
    .select({
      id: sql<string>`${id}`.as("id"),
      userId: sessions.userId,
      name: sql<string>`${name}`.as("name"),
      tokenHash: sql<string>`${tokenHash}`.as("token_hash"),
      ending: sql<string>`${token.slice(-4)}`.as("ending"),
      scope: sql<TokenScope>`${scope}`.as("scope"),
      createdAt: sql<Date>`${clock.now().getTime()}`.as("created_at"),
      lastUsedAt: sql<null>`NULL`.as("last_used_at"),
      expiresAt: sql<Date | null>`${expiresAt}`.as("expires_at"),
      clientId: sql<string | null>`${client?.id ?? null}`.as("client_id"),
      clientHost: sql<string | null>`${client?.host ?? null}`.as("client_host"),
      seesFacts: sql<boolean>`${seesFacts ? 1 : 0}`.as("sees_facts"),
    })
    .from(sessions)
    .where(and(ownSession(viewer), condition));
