import type { Viewer } from "~/context";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { Origin } from "./register-account.server";
import { sendEmail } from "./send-email.server";
import { spendEmail } from "./spend-email.server";

export const requestVerificationOperation = operation({ limit: "reset", errors: ["emails_spent"] });

/** Sends a verification email to an unverified viewer. Errors: `emails_spent`, and failures to send. */
export async function requestVerification(
  services: Pick<Services, "db" | "clock" | "mail">,
  { id, email, emailVerified }: Viewer,
  { network, ...origin }: Origin,
): Promise<void> {
  if (emailVerified) return;
  await spendEmail(services, { kind: "email_verification", email, network, userId: id });
  await sendEmail(services, { userId: id, email, kind: "email_verification", ...origin });
}
