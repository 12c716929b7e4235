import { and, eq } from "drizzle-orm";

import { emailTokens, folders, identities, sessions, users } from "~/db/schema";
import { AppError } from "~/errors";
import { uncategorized } from "~/features/library/uncategorized";
import type { Language } from "~/languages";
import type { GoogleIdentity } from "~/platform/google/google-sign-in.server";
import type { Services } from "~/services";

import { alreadyInUse } from "./already-in-use";

export interface GoogleSignInResult {
  userId: string;
  isNew: boolean;
}

type Needs = Pick<Services, "db" | "clock" | "ids">;

/**
 * The user behind a proven Google identity: known by its subject, else joined by its verified e-mail, else new. An account
 * whose address was never verified loses its password and sessions first, because whoever registered it may not be its
 * owner. Errors: `email_unverified`; `email_already_in_use` when another Google account already holds the address.
 */
export async function signInWithGoogle(
  services: Needs,
  google: GoogleIdentity,
  language: Language,
): Promise<GoogleSignInResult> {
  const known = await services.db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, "google"), eq(identities.subject, google.subject)))
    .get();
  if (known) return { userId: known.userId, isNew: false };
  if (!google.emailVerified) throw new AppError("email_unverified");
  const email = google.email.trim().toLowerCase();
  const owner = await services.db.select().from(users).where(eq(users.email, email)).get();
  if (owner) {
    await joinAccount(services, owner, google);
    return { userId: owner.id, isNew: false };
  }
  return { userId: await openAccount(services, { ...google, email }, language), isNew: true };
}

const identityOf = (userId: string, { subject }: GoogleIdentity, createdAt: Date) => ({
  userId,
  provider: "google" as const,
  subject,
  createdAt,
});

async function joinAccount({ db, clock }: Needs, owner: typeof users.$inferSelect, google: GoogleIdentity) {
  const now = clock.now();
  const join = db.insert(identities).values(identityOf(owner.id, google, now));
  const work = owner.emailVerifiedAt
    ? join
    : db.batch([
        db
          .delete(identities)
          .where(and(eq(identities.userId, owner.id), eq(identities.provider, "password"))),
        db.delete(sessions).where(eq(sessions.userId, owner.id)),
        db.delete(emailTokens).where(eq(emailTokens.userId, owner.id)),
        db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, owner.id)),
        join,
      ]);
  await work.catch(alreadyInUse);
}

async function openAccount(
  { db, clock, ids }: Needs,
  google: GoogleIdentity,
  language: Language,
): Promise<string> {
  const id = ids.create();
  const now = clock.now();
  const account = {
    id,
    email: google.email,
    emailVerifiedAt: now,
    displayName: google.name,
    language,
    createdAt: now,
    lastSignInAt: now,
  };
  await db
    .batch([
      db.insert(users).values(account),
      db.insert(identities).values(identityOf(id, google, now)),
      db.insert(folders).values({ id: ids.create(), userId: id, name: uncategorized }),
    ])
    .catch(alreadyInUse);
  return id;
}
