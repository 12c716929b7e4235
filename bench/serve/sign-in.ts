import type { DatabaseSync } from "node:sqlite";

import { openDb } from "~/db/client";
import { startSession } from "~/features/accounts/start-session.server";
import { systemClock } from "~/platform/clock";
import { randomIds } from "~/platform/ids";

import { sqliteSession } from "../fill/sqlite-session";

/** Signs a member in, in the database's file. Returns their request headers. */
export async function signIn(database: DatabaseSync, userId: string): Promise<{ Cookie: string }> {
  const services = { db: openDb(sqliteSession(database)), clock: systemClock, ids: randomIds };
  const { token } = await startSession(services, userId, { userAgent: "bench" });
  return { Cookie: `__Host-session=${token}` };
}
