import type { RouterContextProvider } from "react-router";

import { bearerContext, servicesContext, viewerContext, type Member, type Viewer } from "~/context";
import { toHex } from "~/platform/tokens";
import { enforceRateLimit, type LimitName, memberKey, period, quotas } from "~/platform/rate-limits";

import type { RequestArgs } from "./errors.server";

/** Prefixes of mapped and translated IPv4 addresses (RFC 4291, RFC 6052): not one household each, but all. */
const holdsIpv4 = ["0000:0000:0000:0000", "0064:ff9b:0000:0000"];

/** The network of an address: the first 56 bits of IPv6, which one household or rented server mostly has; a whole IPv4 address. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(":").filter(Boolean);
    groups.push(...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0"), ...rest);
  }
  const padded = groups.map((group) => group.padStart(4, "0"));
  const prefix = padded.slice(0, 4).join(":");
  return holdsIpv4.includes(prefix) ? padded.join(":") : prefix.slice(0, -2);
}

/**
 * The key that rate limits and daily budgets count by: a member with a verified email address, else the network. The
 * network is hashed, shown in no log and no page, and stored for a day at most. Unverified accounts are too easily made
 * to count on their own.
 */
export async function callerKeyOf(
  request: Request,
  viewer: Pick<Viewer, "id" | "emailVerified"> | null,
): Promise<string> {
  if (viewer?.emailVerified) return memberKey(viewer.id);
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(network(address)));
  return `ip:${toHex(new Uint8Array(digest).slice(0, 12))}`;
}

/** Limits counted by network only: another account must not allow more tries. */
const byNetwork: readonly LimitName[] = ["signIn", "register", "registerApp", "reset"];

/** Counts a request against one of the rate limits. Errors: `rate_limited` with Retry-After. */
export async function enforceLimit(limit: LimitName, { request, context }: RequestArgs): Promise<void> {
  const viewer = byNetwork.includes(limit) ? null : actingMember(context);
  await enforceRateLimit(context.get(servicesContext).limits[limit], await callerKeyOf(request, viewer));
}

/** The member who sent a request, by access token or session. Null for a visitor. */
export const actingMember = (context: Readonly<RouterContextProvider>): Member | null =>
  context.get(bearerContext)?.member ?? context.get(viewerContext);

/** The RateLimit-Policy header (IETF draft-ietf-httpapi-ratelimit-headers): requests per seconds. */
export const rateLimitPolicy = (limit: LimitName): string => `"${limit}";q=${quotas[limit]};w=${period}`;

/** The RateLimit header of a refused request; the binding does not tell how much is left to others. */
export const spentRateLimit = (limit: LimitName): string => `"${limit}";r=0;t=${period}`;
