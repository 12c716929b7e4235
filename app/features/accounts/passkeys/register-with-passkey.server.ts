import { passkeys } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { CreationResponse } from "~/platform/webauthn/credentials";
import type { Services } from "~/services";

import { openAccount, type Origin } from "../register-account.server";
import { shortAgent } from "../start-session.server";
import { spendChallenge } from "./challenges.server";

/** No rate limit of its own: each try needs a challenge, of which `register` limits the number. */
export const registerWithPasskeyOperation = operation({
  errors: ["passkey_failed", "email_already_in_use", "emails_spent", "visitors_full"],
});

interface Registration {
  email: string;
  passkey: CreationResponse;
  /** The visitor's browser, as its cookie says. */
  browser: string;
  userAgent: string;
}

/**
 * Opens an account with a passkey instead of a password, and sends the verification email in the background. Returns the user's id.
 * Errors: `passkey_failed`, and those of `openAccount`.
 */
export async function registerWithPasskey(
  services: Pick<Services, "db" | "clock" | "ids" | "mail" | "background" | "webAuthn">,
  { email, passkey, browser, userAgent }: Registration,
  origin: Origin,
): Promise<string> {
  const { db, clock, webAuthn } = services;
  if (!webAuthn) throw new AppError("not_found");
  const spent = await spendChallenge(services, passkey, { purpose: "register", email, holder: browser });
  if (spent.newAccountId === null) throw new AppError("passkey_failed");
  const credential = await webAuthn.verifyCreation(passkey);
  const stored = { ...credential, userAgent: shortAgent(userAgent), createdAt: clock.now() };
  return openAccount(services, { id: spent.newAccountId, email }, origin, async (userId) => [
    db.insert(passkeys).values({ userId, ...stored }),
  ]);
}
