import type { MiddlewareFunction } from "react-router";

import { nonceContext } from "~/context";

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

const fixedHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/**
 * The one place of all security headers. A response is `private, no-store` unless it says otherwise, because the
 * platform caches a bare 200 and has no cookie in its key.
 */
export const securityHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  context.set(nonceContext, nonce);
  const { headers, ...response } = await next().then((answer) => ({
    body: answer.body,
    status: answer.status,
    statusText: answer.statusText,
    headers: new Headers(answer.headers),
  }));
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return new Response(response.body, { ...response, headers });
};
