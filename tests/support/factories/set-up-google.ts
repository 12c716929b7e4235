import { googleSignIn, type GoogleSignIn } from "~/platform/google/google-sign-in.server";
import type { GoogleSettings } from "~/platform/google/verify-id-token.server";

import { builtinUrl, oidcClient } from "../servers/addresses";
import type { TokenOptions } from "../servers/sign-id-token";

/** The site's sign-in with the OpenID server at `issuer`. */
export const setUpGoogle = (issuer: string, settings: Partial<GoogleSettings> = {}): GoogleSignIn =>
  googleSignIn({
    ...oidcClient,
    redirectUri: `${builtinUrl}/auth/google/callback`,
    issuer,
    authorizationUrl: `${issuer}/authorize`,
    tokenUrl: `${issuer}/token`,
    jwksUrl: `${issuer}/jwks`,
    ...settings,
  });

/** A browser with a cookie store. */
export function openBrowser(google: GoogleSignIn) {
  const cookies = new Map<string, string>();
  const keep = (setCookie: string) => {
    const [pair = "", ...attributes] = setCookie.split("; ");
    const name = pair.slice(0, pair.indexOf("="));
    if (attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, pair);
  };
  const visit = (address: string) =>
    new Request(address, { headers: { Cookie: [...cookies.values()].join("; ") } });
  return {
    cookies,
    /** Returns the provider's address. */
    async start(): Promise<URL> {
      const response = await google.start(visit(`${builtinUrl}/auth/google`));
      response.headers.getSetCookie().forEach(keep);
      return new URL(response.headers.get("Location") ?? "");
    },
    /** Requests the callback, and deletes its state cookie as the response says. */
    finish(callback: URL) {
      const request = visit(callback.href);
      google.forget(request).forEach(keep);
      return google.finish(request);
    },
  };
}

/** Allows the sign-in at the provider, as the account chooser does; returns the callback's address. */
export async function consent(authorization: URL, choice: Record<string, string> = {}): Promise<URL> {
  const url = new URL(authorization);
  const person = { email: "ada@example.com", sub: "1001", name: "Ada", email_verified: "true" };
  for (const [name, value] of Object.entries({ ...person, ...choice })) url.searchParams.set(name, value);
  const response = await fetch(url, { redirect: "manual" });
  if (response.status !== 302)
    throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
  return new URL(response.headers.get("Location") ?? "");
}

/** A valid or invalid ID token of the provider. */
export async function requestIdToken(issuer: string, options: TokenOptions = {}): Promise<string> {
  const response = await fetch(`${issuer}/sign`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(options),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
  return response.text();
}
