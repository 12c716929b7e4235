import { AppError } from "~/errors";

/** The gates of `wrangler.toml`, by what they guard. */
export interface RateLimits {
  generate: RateLimit;
  optimize: RateLimit;
  translate: RateLimit;
  signIn: RateLimit;
  register: RateLimit;
  reset: RateLimit;
  /** Reads that cost as much as a library holds. */
  read: RateLimit;
  /** Writes of every other kind. */
  write: RateLimit;
}

/** Cloudflare's rate-limit binding: approximate, per location, and therefore only the first gate. */
export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** Seconds after which a refused caller may try again: the period of every gate in `wrangler.toml`. */
const period = 60;

/** Lets one action of `caller` pass the gate, or throws `rate_limited` with Retry-After. */
export async function enforceRateLimit(gate: RateLimit, caller: string): Promise<void> {
  const { success } = await gate.limit({ key: caller });
  if (!success) throw new AppError("rate_limited", { retryAfter: period });
}
