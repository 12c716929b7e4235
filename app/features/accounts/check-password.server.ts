import { and, eq } from "drizzle-orm";

import { identities, users } from "~/db/schema";
import type { Services } from "~/services";

import type { Credentials } from "./schema";

/** Owner of a correct password, and the hash it was checked against; later writes require that hash to be unchanged. */
export interface ProvenPassword {
  userId: string;
  hash: string;
}

/**
 * Checks an email and password; null if wrong. An unknown email and an account without a password cost the same
 * work as a wrong password. A hash of older parameters is renewed.
 */
export async function checkPassword(
  { db, passwords }: Pick<Services, "db" | "passwords">,
  { email, password }: Credentials,
): Promise<ProvenPassword | null> {
  const found = await db
    .select({ userId: users.id, hash: identities.passwordHash })
    .from(users)
    .innerJoin(identities, and(eq(identities.userId, users.id), eq(identities.provider, "password")))
    .where(eq(users.email, email))
    .get();
  const correct = await passwords.verify(password, found?.hash ?? passwords.dummyHash);
  if (!correct || !found?.hash) return null;
  const { userId, hash } = found;
  if (!passwords.needsRehash(hash)) return { userId, hash };
  const renewed = await passwords.hash(password);
  await db
    .update(identities)
    .set({ passwordHash: renewed })
    // A password changed in the meantime is left alone.
    .where(and(eq(identities.userId, userId), eq(identities.passwordHash, hash)));
  return { userId, hash: renewed };
}
