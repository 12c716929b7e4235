import type { MiddlewareFunction } from "react-router";

import { frameContext, nonceContext, type FramePolicy } from "~/context";

function contentSecurityPolicy(nonce: string): string {
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

/** For a document that other sites may frame: nothing but its own style and one script, known by its hash. */
const framePolicy = ({ script }: FramePolicy) =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");

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
export const createNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Puts the security headers onto a response; the one place where the Worker writes them (`public/_headers` has the files'). */
export function withSecurityHeaders(
  response: Response,
  nonce: string,
  frame: FramePolicy | null = null,
): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
  headers.set("Content-Security-Policy", frame ? framePolicy(frame) : contentSecurityPolicy(nonce));
  for (const [name, value] of Object.entries(defaultHeaders))
    if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Every response of the router carries the security headers. */
export const securityHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const nonce = createNonce();
  context.set(nonceContext, nonce);
  const response = await next();
  return withSecurityHeaders(response, nonce, context.get(frameContext));
};
