import type { MiddlewareFunction } from "react-router";

import { frameContext, nonceContext, uploadedContext, type FramePolicy } from "~/context";

function pagePolicy(nonce: string): string {
  // The development server's hot reload needs its web socket.
  const connect = import.meta.env.DEV ? "'self' ws:" : "'self'";
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Style attributes position menus and dialogs; they cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For a document that other sites may frame: nothing but its own style, icon and one script, known by its hash. */
const framePolicy = ({ script }: FramePolicy) =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");

/** For a file that a member uploaded: whatever it may be taken for, it loads nothing, runs nothing and is framed by nobody. */
const uploadedPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

const fixedHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** What a response may say otherwise: it is `private, no-store`, because the platform caches a bare 200 without its cookie. */
const defaultHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** A fresh value that allows the inline scripts of one response. */
const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Puts the security headers onto a response; the one place where the Worker writes them (`public/_headers` has the files'). */
export function withSecurityHeaders(response: Response, policy = pagePolicy(createNonce())): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
  headers.set("Content-Security-Policy", policy);
  for (const [name, value] of Object.entries(defaultHeaders))
    if (!headers.has(name)) headers.set(name, value);
  // What a cache may keep for everybody is nobody's: it sets no cookie.
  if (headers.get("Cache-Control")?.includes("public")) headers.delete("Set-Cookie");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Every response of the router carries the security headers. */
export const securityHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const nonce = createNonce();
  context.set(nonceContext, nonce);
  const response = await next();
  const frame = context.get(frameContext);
  if (context.get(uploadedContext)) return withSecurityHeaders(response, uploadedPolicy);
  return withSecurityHeaders(response, frame ? framePolicy(frame) : pagePolicy(nonce));
};
