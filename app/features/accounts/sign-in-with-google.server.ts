import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import { isUniqueViolation } from "~/db/client";
import { accessTokens, emailTokens, folders, identities, passkeys, sessions, users } from "~/db/schema";
import { AppError } from "~/errors";
import { forgetGrants } from "~/features/accounts/connections/forget-grants.server";
import { uncategorized } from "~/features/prompts/folders/folder";
import { visibleLine } from "~/features/text/visible-text";
import type { Language } from "~/domain/languages";
import { operation } from "~/operation";
import type { GoogleIdentity } from "~/platform/google/verify-id-token.server";
import type { Services } from "~/services";

import { alreadyInUse } from "./register-account.server";
import { normalEmail } from "./schema";

export interface GoogleSignInResult {
  userId: string;
  isNew: boolean;
}

interface Visit {
  /** Language of a new account. */
  language: Language;
  /** User who confirms their identity: another Google account is refused, and nothing is opened or joined. */
  viewerId?: string | undefined;
}

type Needs = Pick<Services, "db" | "clock" | "ids" | "background" | "oauth">;

export const signInWithGoogleOperation = operation({
  limit: "signIn",
  errors: ["id_token_invalid", "email_unverified", "email_already_in_use", "google_failed"],
});

/**
 * Finds the user of a proven Google identity: by issuer and subject, else by its verified email, else opens a
 * new account. An account with an unverified address loses its password, passkeys, sessions and access tokens first,
 * because its creator may not own the address. Errors: `email_unverified`; `email_already_in_use` when another
 * Google account already holds the address; `google_other_account` when it is not the viewer's.
 */
export async function signInWithGoogle(
  services: Needs,
  google: GoogleIdentity,
  visit: Visit,
): Promise<GoogleSignInResult> {
  const look = () => findOrMakeUser(services, google, visit);
  return look().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    // Another request was faster, often a second click by the same person: the second look finds its rows.
    return look().catch(alreadyInUse);
  });
}

async function findOrMakeUser(
  services: Needs,
  google: GoogleIdentity,
  { language, viewerId }: Visit,
): Promise<GoogleSignInResult> {
  const known = await services.db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, google.issuer), eq(identities.subject, google.subject)))
    .get();
  if (viewerId && known?.userId !== viewerId) throw new AppError("google_other_account");
  if (known) return { userId: known.userId, isNew: false };
  if (!google.emailVerified) throw new AppError("email_unverified");
  const email = normalEmail(google.email);
  const owner = await services.db.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
  if (!owner) return { userId: await openAccount(services, { ...google, email }, language), isNew: true };
  const joined = await joinAccount(services, owner.id, { ...google, email });
  // The account has got another address in the meantime.
  if (!joined) return findOrMakeUser(services, google, { language, viewerId });
  return { userId: owner.id, isNew: false };
}

/** Whether the account still has the address, and is joined by it. */
async function joinAccount(services: Needs, userId: string, google: GoogleIdentity): Promise<boolean> {
  const { db, clock } = services;
  const now = clock.now();
  const isOwner = and(eq(users.id, userId), eq(users.email, google.email));
  const isUnproven = and(isOwner, isNull(users.emailVerifiedAt));
  const unproven = db.select({ id: users.id }).from(users).where(isUnproven);
  const identity = db
    .select({
      userId: users.id,
      provider: sql<"google">`'google'`.as("provider"),
      issuer: sql<string>`${google.issuer}`.as("issuer"),
      subject: sql<string>`${google.subject}`.as("subject"),
      passwordHash: sql<null>`NULL`.as("password_hash"),
      createdAt: sql<Date>`${now.getTime()}`.as("created_at"),
    })
    .from(users)
    .where(isOwner);
  const [ended, joined] = await db.batch([
    db
      .delete(accessTokens)
      .where(inArray(accessTokens.userId, unproven))
      .returning({ id: accessTokens.id, clientId: accessTokens.clientId }),
    db.insert(identities).select(identity).returning({ userId: identities.userId }),
    db
      .delete(identities)
      .where(and(inArray(identities.userId, unproven), eq(identities.provider, "password"))),
    db.delete(passkeys).where(inArray(passkeys.userId, unproven)),
    db.delete(sessions).where(inArray(sessions.userId, unproven)),
    db.delete(emailTokens).where(inArray(emailTokens.userId, unproven)),
    db.update(users).set({ emailVerifiedAt: now }).where(isUnproven),
  ]);
  forgetGrants(services, ended);
  return joined.length > 0;
}

async function openAccount(
  { db, clock, ids }: Needs,
  google: GoogleIdentity,
  language: Language,
): Promise<string> {
  const id = ids.create();
  const now = clock.now();
  const { issuer, subject } = google;
  const account = {
    id,
    email: google.email,
    emailVerifiedAt: now,
    displayName: visibleLine(google.name ?? "") || null,
    language,
    createdAt: now,
    lastSignInAt: now,
  };
  await db.batch([
    db.insert(users).values(account),
    db.insert(identities).values({ userId: id, provider: "google", issuer, subject, createdAt: now }),
    db.insert(folders).values({ id: ids.create(), userId: id, name: uncategorized }),
  ]);
  return id;
}
