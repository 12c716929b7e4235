import type { Viewer } from "~/context";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import type { Origin } from "./register-account.server";
import { sendLetter } from "./send-letter.server";
import { spendLetter } from "./spend-letter.server";

export const requestVerificationOperation = {
  limit: "reset",
  errors: ["letters_spent"],
} as const satisfies Operation;

/** Sends the viewer the letter that verifies their address; nothing where it is verified. Errors: `letters_spent`, and what kept the letter from leaving. */
export async function requestVerification(
  services: Pick<Services, "db" | "clock" | "mail">,
  { id, email, emailVerified }: Viewer,
  { network, ...origin }: Origin,
): Promise<void> {
  if (emailVerified) return;
  await spendLetter(services, { kind: "email_verification", email, network, userId: id });
  await sendLetter(services, { userId: id, email, kind: "email_verification", ...origin });
}
