import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { takenAs } from "~/db/client";
import { folders, identities, users } from "~/db/schema";
import { AppError } from "~/errors";
import { uncategorized } from "~/features/prompts/folders/folder";
import type { Language } from "~/domain/languages";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { Credentials } from "./schema";
import { sendEmail } from "./send-email.server";
import { spendEmail } from "./spend-email.server";

/** Origin of a registration: language of the email, site of its link, and network for the email budget. */
export interface Origin {
  language: Language;
  /** Scheme and host, e.g. `https://prompt.example`. */
  site: string;
  /** The client's network, as named by `callerKeyOf`. */
  network: string;
}

export const registerAccountOperation = operation({
  limit: "register",
  errors: ["email_already_in_use", "emails_spent", "visitors_full"],
});

/**
 * Opens an account with a password and the folder 'uncategorized', and sends the verification email in the
 * background. Returns the user's id. Errors: `email_already_in_use` (specification, section 8); `emails_spent`
 * and `visitors_full` before anything is written.
 */
export async function registerAccount(
  services: Pick<Services, "db" | "clock" | "ids" | "mail" | "passwords" | "background">,
  { email, password }: Credentials,
  origin: Origin,
): Promise<string> {
  const { db, clock, ids, passwords } = services;
  return openAccount(services, { id: ids.create(), email }, origin, async (userId) => {
    const passwordHash = await passwords.hash(password);
    const createdAt = clock.now();
    const own = { userId, provider: "password" as const, issuer: "", subject: userId };
    return [db.insert(identities).values({ ...own, passwordHash, createdAt })];
  });
}

/** Refuses an address that has an account. Errors: `email_already_in_use`. */
export async function refuseTaken({ db }: Pick<Services, "db">, email: string): Promise<void> {
  const taken = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
  if (taken) throw new AppError("email_already_in_use");
}

/**
 * Opens an account with the folder 'uncategorized' and the way to sign in that the statements of `insertProof` store, and sends the verification email
 * in the background. Returns the user's id. Errors: those of `registerAccount`, before `insertProof` is called.
 */
export async function openAccount(
  services: Pick<Services, "db" | "clock" | "ids" | "mail" | "background">,
  { id, email }: { id: string; email: string },
  { network, ...origin }: Origin,
  insertProof: (userId: string) => Promise<BatchItem<"sqlite">[]>,
): Promise<string> {
  const { db, clock, ids } = services;
  await refuseTaken(services, email);
  await spendEmail(services, { kind: "email_verification", email, network, opensAccount: true });
  const now = clock.now();
  const account = { id, email, language: origin.language, createdAt: now, lastSignInAt: now };
  const proof = await insertProof(id);
  await db
    .batch([
      db.insert(users).values(account),
      ...proof,
      db.insert(folders).values({ id: ids.create(), userId: id, name: uncategorized }),
    ])
    .catch(alreadyInUse);
  services.background(sendEmail(services, { userId: id, email, kind: "email_verification", ...origin }));
  return id;
}

/** `catch` handler for writes that open or join an account: the unique indexes decide a race. */
export const alreadyInUse = takenAs("email_already_in_use");
