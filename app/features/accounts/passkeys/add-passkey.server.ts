import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { takenAs } from "~/db/client";
import { passkeys, sessions } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { CreationResponse } from "~/platform/webauthn/credentials";
import type { Services } from "~/services";

import { shortAgent } from "../start-session.server";
import { spendChallenge } from "./challenges.server";
import { passkeysLimit } from "./limits";

export const addPasskeyOperation = operation({ limit: "write", errors: ["passkey_failed", "passkeys_full"] });

/**
 * Adds a passkey to the viewer's account, if their session still exists. Only a recent sign-in gets the challenge for it
 * (`creationOptions`). Errors: `passkey_failed`, `passkeys_full`.
 */
export async function addPasskey(
  services: Pick<Services, "db" | "clock" | "webAuthn">,
  viewer: Viewer,
  response: CreationResponse,
  userAgent: string,
): Promise<void> {
  const { db, clock, webAuthn } = services;
  if (!webAuthn) throw new AppError("not_found");
  await spendChallenge(services, response, { purpose: "create", holder: viewer.session.id });
  const { id, publicKey, counter, transports } = await webAuthn.verifyCreation(response);
  const stored = db.$count(passkeys, eq(passkeys.userId, viewer.id));
  const row = db
    .select({
      id: sql<string>`${id}`.as("id"),
      userId: sessions.userId,
      publicKey: sql<string>`${publicKey}`.as("public_key"),
      counter: sql<number>`${counter}`.as("counter"),
      transports: sql<string[]>`${JSON.stringify(transports)}`.as("transports"),
      userAgent: sql<string>`${shortAgent(userAgent)}`.as("user_agent"),
      createdAt: sql<Date>`${clock.now().getTime()}`.as("created_at"),
      lastUsedAt: sql<null>`NULL`.as("last_used_at"),
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, viewer.session.id),
        eq(sessions.userId, viewer.id),
        sql`${stored} < ${passkeysLimit}`,
      ),
    );
  const added = await db.insert(passkeys).select(row).returning({ id: passkeys.id }).catch(knownPasskey);
  if (added.length === 0) throw new AppError("passkeys_full", { limit: passkeysLimit });
}

/** `catch` handler of writes that store a passkey: another account may have one of the same id. */
export const knownPasskey = takenAs("passkey_failed");
