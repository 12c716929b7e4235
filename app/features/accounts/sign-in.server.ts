import { AppError } from "~/errors";
import { operation } from "~/operation";
import { enforceRateLimit } from "~/platform/rate-limits";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { checkPassword, type ProvenPassword } from "./check-password.server";
import type { Credentials } from "./schema";

export const signInOperation = operation({ limit: "signIn", errors: ["wrong_credentials"] });

/**
 * Checks credentials for `startSession`. Errors: `wrong_credentials`, the same for an unknown email and a wrong
 * password; `rate_limited` before any hashing, whether the address is registered or not. The address's limit is
 * far above a network's, so that attempts from elsewhere do not lock out its owner.
 */
export async function signIn(
  services: Pick<Services, "db" | "limits" | "passwords">,
  typed: Credentials,
): Promise<ProvenPassword> {
  await enforceRateLimit(services.limits.signInAddress, `address:${await hashToken(typed.email)}`);
  const proven = await checkPassword(services, typed);
  if (!proven) throw new AppError("wrong_credentials");
  return proven;
}
