import { AppError } from "~/errors";

/** The gates, by what they guard: how many requests each lets pass in a period. `wrangler.toml` has the same numbers. */
export const quotas = {
  generate: 30,
  optimize: 30,
  translate: 60,
  /** By a network, whatever the addresses; or by a session that is to be confirmed. */
  signIn: 10,
  /** To one address by all networks together. */
  signInAddress: 100,
  register: 5,
  reset: 5,
  /** Reads that cost as much as a library holds. */
  read: 240,
  /** Writes of every other kind. */
  write: 120,
};

/** The period of every gate in seconds, after which a refused caller may try again. */
export const period = 60;

export type LimitName = keyof typeof quotas;

/** The gates of `wrangler.toml`. */
export type RateLimits = Record<LimitName, RateLimit>;

/** Cloudflare's rate-limit binding: approximate, per location, and therefore only the first gate. */
export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** Lets one action of `caller` pass the gate, or throws `rate_limited` with Retry-After. */
export async function enforceRateLimit(gate: RateLimit, caller: string): Promise<void> {
  const { success } = await gate.limit({ key: caller });
  if (!success) throw new AppError("rate_limited", { retryAfter: period });
}

const kind = "user";

/** The key by which a member is limited and their model calls are counted; the key of a part of them has more behind a colon. */
export const memberKey = (userId: string): string => `${kind}:${userId}`;

/** The id of the member whose key, or part of a key, it is; null for the key of anything else. */
export function memberOfKey(key: string): string | null {
  const [first, id] = key.split(":");
  return first === kind && id ? id : null;
}
