import type { Viewer } from "~/context";
import { toHex } from "~/platform/tokens";
import { memberKey } from "~/platform/rate-limits";

/** What begins so is not one household but the IPv4 addresses of many, mapped or translated (RFC 4291, RFC 6052). */
const holdsIpv4 = ["0000:0000:0000:0000", "0064:ff9b:0000:0000"];

/** The first 64 bits of an IPv6 address: what one household gets. */
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
  const household = padded.slice(0, 4).join(":");
  return holdsIpv4.includes(household) ? padded.join(":") : household;
}

/**
 * Who is limited and whose daily budget pays: a member whose address is verified, else the network as a hash, which no log
 * and no page shows and no table keeps past the day. Accounts without a proven address are too easily had.
 */
export async function rateLimitKey(
  request: Request,
  viewer: Pick<Viewer, "id" | "emailVerified"> | null,
): Promise<string> {
  if (viewer?.emailVerified) return memberKey(viewer.id);
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(network(address)));
  return `ip:${toHex(new Uint8Array(digest).slice(0, 12))}`;
}
