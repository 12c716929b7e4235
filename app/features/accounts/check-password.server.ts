import { and, eq } from "drizzle-orm";

import { identities, users } from "~/db/schema";
import { dummyHash, hashPassword, needsRehash, verifyPassword } from "~/platform/passwords.server";
import type { Services } from "~/services";

import type { Credentials } from "./schema";

/**
 * The id of the user whose e-mail and password these are, or null. An unknown e-mail and an account without a password
 * cost the same work as a wrong one. A hash of older parameters is renewed.
 */
export async function checkPassword(
  { db }: Pick<Services, "db">,
  { email, password }: Credentials,
): Promise<string | null> {
  const found = await db
    .select({ userId: users.id, hash: identities.passwordHash })
    .from(users)
    .innerJoin(identities, and(eq(identities.userId, users.id), eq(identities.provider, "password")))
    .where(eq(users.email, email))
    .get();
  const correct = await verifyPassword(password, found?.hash ?? dummyHash);
  if (!correct || !found?.hash) return null;
  if (needsRehash(found.hash)) {
    await db
      .update(identities)
      .set({ passwordHash: await hashPassword(password) })
      // A password that was changed meanwhile is left alone.
      .where(and(eq(identities.userId, found.userId), eq(identities.passwordHash, found.hash)));
  }
  return found.userId;
}
