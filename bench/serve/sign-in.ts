import type { DatabaseSync } from "node:sqlite";

import { openDb } from "~/db/client";
import { findSession } from "~/features/accounts/find-session.server";
import { startSession } from "~/features/accounts/start-session.server";
import { createAccessToken } from "~/features/accounts/tokens/create-access-token.server";
import { systemClock } from "~/platform/clock";
import { randomIds } from "~/platform/ids";

import { sqliteSession } from "../../scripts/databases/sqlite-session";

/** Signs a member in, in the database's file. Returns their request headers. */
export async function signIn(database: DatabaseSync, userId: string): Promise<{ Cookie: string }> {
  const services = { db: openDb(sqliteSession(database)), clock: systemClock, ids: randomIds };
  const { token } = await startSession(services, userId, { userAgent: "bench" });
  return { Cookie: `__Host-session=${token}` };
}

/** Makes an access token for a signed-in member, in the database's file. Returns the headers of an MCP client with it. */
export async function signInClient(
  database: DatabaseSync,
  { Cookie }: { Cookie: string },
): Promise<Record<string, string>> {
  const services = { db: openDb(sqliteSession(database)), clock: systemClock, ids: randomIds };
  const { viewer } = (await findSession(services, Cookie.split("=")[1]!))!;
  const draft = { id: randomIds.create(), name: "bench", scope: "read", expiry: "30", facts: false } as const;
  const { token } = await createAccessToken(services, viewer, draft);
  return {
    Authorization: `Bearer ${token}`,
    Accept: "application/json, text/event-stream",
    "Content-Type": "application/json",
  };
}
