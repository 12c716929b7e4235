import { sql, type SQL } from "drizzle-orm";

import { identities, passkeys } from "~/db/schema";
import type { ErrorCode } from "~/errors";

import type { ProvenPassword } from "./check-password.server";

/** Owner of a passkey that signed a challenge; later writes require that it still exists. */
export interface ProvenPasskey {
  userId: string;
  passkeyId: string;
}

/** The proof by which somebody showed who they are. */
export type Proven = ProvenPassword | ProvenPasskey;

/**
 * SQL condition: the proven password is still the account's, or the passkey still exists. A reset, a Google sign-in or its owner may
 * have removed it in the meantime.
 */
export const stillStands = (proven: Proven): SQL =>
  "hash" in proven
    ? sql`EXISTS (SELECT 1 FROM ${identities} WHERE ${identities.userId} = ${proven.userId} AND ${identities.passwordHash} = ${proven.hash})`
    : sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${proven.userId} AND ${passkeys.id} = ${proven.passkeyId})`;

/** The error where it does not stand any more: for a password the one of its form. */
export const fallen = (proven: Proven, ofPassword: ErrorCode): ErrorCode =>
  "hash" in proven ? ofPassword : "passkey_failed";
