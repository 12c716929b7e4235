import { toHex } from "~/platform/tokens";

type Body = string | Uint8Array<ArrayBuffer>;

/**
 * A public response that caches revalidate on each use (a prompt made private is gone at once): with an ETag of its body, and 304
 * for a reader who has it.
 */
export const revalidated = (request: Request, body: Body, headers: Record<string, string>) =>
  cached(request, body, { ...headers, "Cache-Control": "public, no-cache" });

/** A public response that never changes under its address: caches keep it for a year. */
export const unchanging = (request: Request, body: Body, headers: Record<string, string>) =>
  cached(request, body, { ...headers, "Cache-Control": "public, max-age=31536000, immutable" });

async function cached(request: Request, body: Body, headers: Record<string, string>): Promise<Response> {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const tag = await entityTag(bytes);
  const all = { ...headers, ETag: tag };
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers: all })
    : new Response(bytes, { headers: all });
}

/** The strong entity tag of a body (RFC 9110, section 8.8.3). */
export async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", body);
  return `"${toHex(new Uint8Array(digest).slice(0, 16))}"`;
}

/** Whether If-None-Match has the tag, so that 304 is enough (RFC 9110, section 13.1.2). */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get("If-None-Match") ?? "";
  return known.split(",").some((candidate) => ["*", tag].includes(candidate.trim().replace(/^W\//, "")));
}
