import type { MiddlewareFunction } from "react-router";

import { formTargetContext, frameContext, nonceContext, uploadedContext, type FramePolicy } from "~/context";

function pagePolicy(nonce: string, formTarget: string | null = null): string {
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
    // The widget, in the preview of its embed code.
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Browsers apply it to the redirect after a form, too.
    formTarget === null ? "form-action 'self'" : `form-action 'self' ${formTarget}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The policy of a document that other sites may frame: its own style, icon and scripts, known by their hashes, which count a use here.
 * Without `frame-ancestors`: even its `*` leaves out parents without a network address, which sandboxed and `srcdoc` pages are.
 */
const framePolicy = ({ script }: FramePolicy) =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** The policy of an uploaded file: opened as a document, it loads nothing, runs nothing and is framed by nobody. */
const uploadedPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

const fixedHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Headers that a response may override; `no-store`, because the platform caches a bare 200 without its cookie. */
const defaultHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** A fresh value that allows the inline scripts of one response. */
const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** The response with its security headers, set here only; those of static files are in `public/_headers`. */
export function withSecurityHeaders(response: Response, policy = pagePolicy(createNonce())): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
  headers.set("Content-Security-Policy", policy);
  for (const [name, value] of Object.entries(defaultHeaders))
    if (!headers.has(name)) headers.set(name, value);
  // A public response sets no cookie.
  if (headers.get("Cache-Control")?.includes("public")) headers.delete("Set-Cookie");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Sets the security headers of the router's responses. */
export const securityHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const nonce = createNonce();
  context.set(nonceContext, nonce);
  const response = await next();
  const frame = context.get(frameContext);
  if (context.get(uploadedContext)) return withSecurityHeaders(response, uploadedPolicy);
  return withSecurityHeaders(
    response,
    frame ? framePolicy(frame) : pagePolicy(nonce, context.get(formTargetContext)),
  );
};
