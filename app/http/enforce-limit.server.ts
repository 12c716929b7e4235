import { servicesContext } from "~/context";
import { enforceRateLimit, type RateLimits } from "~/platform/rate-limits";

import { callerOf } from "./caller.server";
import type { RequestArgs } from "./error-response.server";
import { rateLimitKey } from "./rate-limit-key.server";

/** What is limited by the network alone: an account more must buy no tries more. */
const byNetwork: readonly (keyof RateLimits)[] = ["signIn", "register", "reset"];

/** Counts a request against one of the rate limits. Errors: `rate_limited` with Retry-After. */
export async function enforceLimit(
  limit: keyof RateLimits,
  { request, context }: RequestArgs,
): Promise<void> {
  const viewer = byNetwork.includes(limit) ? null : callerOf(context);
  await enforceRateLimit(context.get(servicesContext).limits[limit], await rateLimitKey(request, viewer));
}
