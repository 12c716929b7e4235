import { and, eq, ne, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens, sessions } from "~/db/schema";
import { AppError } from "~/errors";
import { firstCharacters } from "~/features/text/first-characters";
import { visibleLine } from "~/features/text/visible-text";
import { isUnexpired } from "~/features/accounts/tokens/own-tokens.server";
import { ownSession, tokenRow } from "~/features/accounts/tokens/token-row.server";
import { createSecret } from "~/features/accounts/tokens/token-secret.server";
import { operation } from "~/operation";
import type { AskedConsent } from "~/platform/oauth/oauth";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { forgetGrants } from "./forget-grants.server";
import { clientNameLimit, connectionLifetime, connectionsLimit } from "./limits";
import { isOwnConnection } from "./own-connections.server";
import type { Consent } from "./schema";

export const connectAppOperation = operation({
  limit: "write",
  errors: ["oauth_request_invalid", "connections_full"],
});

type Connecting = Pick<Services, "db" | "clock" | "ids" | "oauth" | "background">;

/** The request in the address of the consent page, with the visible part of the app's name. Errors: `oauth_request_invalid`, `apps_unavailable`. */
export async function readConsent({ oauth }: Pick<Services, "oauth">, address: string) {
  if (!oauth) throw new AppError("apps_unavailable");
  const asked = await oauth.read(address);
  return "clientId" in asked ? { ...asked, clientName: visibleLine(asked.clientName) || asked.host } : asked;
}

/**
 * Handles an app's request: connects it to the viewer's account, replacing its earlier connection, or denies it.
 * Returns the redirect's address. Errors: `oauth_request_invalid`, `apps_unavailable`, `connections_full`,
 * `unauthenticated` for an ended session.
 */
export async function connectApp(
  services: Connecting,
  viewer: Viewer,
  address: string,
  { decision, scope, facts }: Consent,
): Promise<string> {
  const asked = await readConsent(services, address);
  if (!("clientId" in asked) || decision === "deny") return asked.refusal;
  const { id, secret, replaced } = await addConnection(services, viewer, asked, { scope, seesFacts: facts });
  forgetGrants(services, replaced);
  const scopes = scope === "write" ? ["read", "write"] : ["read"];
  return services.oauth!.allow(address, { connectionId: id, secret, scopes });
}

async function addConnection(
  { db, clock, ids }: Connecting,
  viewer: Viewer,
  { clientId, clientName, host }: AskedConsent,
  allowed: { scope: Consent["scope"]; seesFacts: boolean },
) {
  const now = clock.now();
  const [id, secret] = [ids.create(), await createSecret()];
  const others = and(isOwnConnection(viewer), ne(accessTokens.clientId, clientId), isUnexpired(now));
  const name = firstCharacters(clientName, clientNameLimit);
  const made = {
    id,
    name,
    ...allowed,
    token: secret,
    tokenHash: await hashToken(secret),
    expiresAt: now.getTime() + connectionLifetime,
    client: { id: clientId, host },
  };
  const hasRoom = sql`${db.$count(accessTokens, others)} < ${connectionsLimit}`;
  const row = tokenRow({ db, clock }, viewer, made, hasRoom);
  const sameApp = and(isOwnConnection(viewer), eq(accessTokens.clientId, clientId));
  const [session, replaced, inserted] = await db.batch([
    db.select({ id: sessions.id }).from(sessions).where(ownSession(viewer)),
    db.delete(accessTokens).where(sameApp).returning({ id: accessTokens.id }),
    db.insert(accessTokens).select(row).returning({ id: accessTokens.id }),
  ]);
  if (session.length === 0) throw new AppError("unauthenticated");
  if (inserted.length === 0) throw new AppError("connections_full", { limit: connectionsLimit });
  return { id, secret, replaced };
}
