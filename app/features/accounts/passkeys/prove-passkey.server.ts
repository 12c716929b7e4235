import { and, eq, lt, or, sql } from "drizzle-orm";

import { passkeys } from "~/db/schema";
import { AppError } from "~/errors";
import { userOf, type AssertionResponse } from "~/platform/webauthn/credentials";
import type { Services } from "~/services";

import type { ProvenPasskey } from "../still-stands.server";
import { spendChallenge } from "./challenges.server";

/**
 * Checks a passkey's signature of a challenge, which is spent, and notes its use. Errors: `passkey_failed`, the same for an unknown or
 * removed passkey, a wrong signature, and a challenge or counter that was used.
 */
export async function provePasskey(
  services: Pick<Services, "db" | "clock" | "webAuthn">,
  response: AssertionResponse,
  use: Parameters<typeof spendChallenge>[2],
): Promise<ProvenPasskey> {
  const { db, clock, webAuthn } = services;
  if (!webAuthn) throw new AppError("not_found");
  await spendChallenge(services, response, use);
  const passkey = await db.select().from(passkeys).where(eq(passkeys.id, response.id)).get();
  if (!passkey || (userOf(response) ?? passkey.userId) !== passkey.userId)
    throw new AppError("passkey_failed");
  const counter = await webAuthn.verifyAssertion(response, passkey);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(
      and(
        eq(passkeys.id, passkey.id),
        // Another signature may have been counted in the meantime.
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ passkeyId: passkeys.id, userId: passkeys.userId });
  if (!used[0]) throw new AppError("passkey_failed");
  return used[0];
}
