import type { Viewer } from "~/context";
import { enforceRateLimit } from "~/platform/rate-limits";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import type { Origin } from "./register-account.server";
import { sendLetter } from "./send-letter.server";

/** Sends the viewer the letter that verifies their address; nothing where it is verified. Errors: `rate_limited`, and what kept the letter from leaving. */
export async function requestVerification(
  services: Pick<Services, "db" | "clock" | "mail" | "limits">,
  { id, email, emailVerified }: Viewer,
  origin: Origin,
): Promise<void> {
  if (emailVerified) return;
  await enforceRateLimit(services.limits.reset, `email:${await hashToken(email)}`);
  await sendLetter(services, { userId: id, email, kind: "email_verification", ...origin });
}
