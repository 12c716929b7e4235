import { AppError } from "~/errors";

/** Requests per period of each rate limit. `wrangler.toml` has the same numbers. */
export const quotas = {
  generate: 30,
  /** Calls in which a model may help a member: improving, sharing, publishing, describing, suggesting, drafting. */
  assist: 30,
  translate: 60,
  /** By network, whatever the addresses; or by the session of a confirmation. */
  signIn: 10,
  /** To one address from all networks together. */
  signInAddress: 100,
  register: 5,
  /** Apps that introduce themselves at the MCP server; many people's come from the network of one maker. */
  registerApp: 30,
  reset: 5,
  /** Reads, also of a whole library as a list. */
  read: 240,
  /** Files of a whole library. */
  export: 10,
  /** Preview pictures that are not stored yet. */
  draw: 30,
  /** Other writes. */
  write: 120,
};

/** The period of every rate limit in seconds: the Retry-After of a refusal. */
export const period = 60;

export type LimitName = keyof typeof quotas;

/** The rate-limit bindings of `wrangler.toml`. */
export type RateLimits = Record<LimitName, RateLimit>;

/** Cloudflare's rate-limit binding: approximate and per location, hence only the first limit. */
export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** Counts one action of a caller's key, or throws `rate_limited` with Retry-After. */
export async function enforceRateLimit(gate: RateLimit, key: string): Promise<void> {
  const { success } = await gate.limit({ key });
  if (!success) throw new AppError("rate_limited", { retryAfter: period });
}

const kind = "user";

/** A member's key as a caller, for rate limits and model calls; a part of it adds a colon and a suffix. */
export const memberKey = (userId: string): string => `${kind}:${userId}`;

/** The id of the member of a caller's key, or of a part of one; null for any other key. */
export function memberOfKey(key: string): string | null {
  const [first, id] = key.split(":");
  return first === kind && id ? id : null;
}
