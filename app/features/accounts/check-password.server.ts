import { and, eq, sql, type SQL } from "drizzle-orm";

import { identities, users } from "~/db/schema";
import { dummyHash, hashPassword, needsRehash, verifyPassword } from "~/platform/passwords.server";
import type { Services } from "~/services";

import type { Credentials } from "./schema";

/** Whose password it was, and the hash it was checked against: what is done with it must find the same hash still there. */
export interface ProvenPassword {
  userId: string;
  hash: string;
}

/**
 * Whose e-mail and password these are, or null. An unknown e-mail and an account without a password cost the same work as a
 * wrong one. A hash of older parameters is renewed.
 */
export async function checkPassword(
  { db }: Pick<Services, "db">,
  { email, password }: Credentials,
): Promise<ProvenPassword | null> {
  const found = await db
    .select({ userId: users.id, hash: identities.passwordHash })
    .from(users)
    .innerJoin(identities, and(eq(identities.userId, users.id), eq(identities.provider, "password")))
    .where(eq(users.email, email))
    .get();
  const correct = await verifyPassword(password, found?.hash ?? dummyHash);
  if (!correct || !found?.hash) return null;
  const { userId, hash } = found;
  if (!needsRehash(hash)) return { userId, hash };
  const renewed = await hashPassword(password);
  await db
    .update(identities)
    .set({ passwordHash: renewed })
    // A password that was changed meanwhile is left alone.
    .where(and(eq(identities.userId, userId), eq(identities.passwordHash, hash)));
  return { userId, hash: renewed };
}

/** The condition that a proven password is still the account's: a reset or Google may have taken it away meanwhile. */
export const stillStands = ({ userId, hash }: ProvenPassword): SQL =>
  sql`EXISTS (SELECT 1 FROM ${identities} WHERE ${identities.userId} = ${userId} AND ${identities.passwordHash} = ${hash})`;
