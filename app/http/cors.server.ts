import { isForSite, type AnyMethod } from "./method.server";

/** The response headers that pages of other sites may read. */
const exposed = [
  "ETag",
  "Link",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "WWW-Authenticate",
  "X-Request-Id",
  "X-Total-Count",
].join(", ");

/** Seconds for which browsers cache a preflight. */
const remembered = 24 * 60 * 60;

/** Lets pages of every site read a response to a request without cookies (Fetch standard, section 3.3). */
export function allowAnyOrigin(headers: Headers): void {
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", exposed);
}

/** Responds to a CORS preflight: every method but those for this site only. */
export function preflight(methods: Partial<Record<string, AnyMethod>>, allow: string): Response {
  const headers = new Headers({ Allow: allow });
  const open = Object.entries(methods).filter(([, declared]) => declared && !isForSite(declared));
  if (open.length > 0) {
    headers.set("Access-Control-Allow-Origin", "*");
    headers.set("Access-Control-Allow-Methods", open.map(([verb]) => verb).join(", "));
    headers.set("Access-Control-Allow-Headers", "Authorization, Content-Type, If-None-Match");
    headers.set("Access-Control-Max-Age", String(remembered));
  }
  return new Response(null, { status: 204, headers });
}
