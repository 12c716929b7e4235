import { AppError } from "~/errors";
import { enforceRateLimit } from "~/platform/rate-limits";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { checkPassword } from "./check-password.server";
import type { Credentials } from "./schema";

/**
 * The id of the user who signs in with these credentials. Errors: `wrong_credentials`, the same for an unknown e-mail and a
 * wrong password; `rate_limited` per address before anything is hashed, whether it is registered or not.
 */
export async function signIn(services: Pick<Services, "db" | "limits">, typed: Credentials): Promise<string> {
  await enforceRateLimit(services.limits.signIn, `email:${await hashToken(typed.email)}`);
  const userId = await checkPassword(services, typed);
  if (!userId) throw new AppError("wrong_credentials");
  return userId;
}
