import { Authenticator } from "remix-auth";
import { OAuth2RequestError } from "remix-auth-oauth2";

import { AppError } from "~/errors";

import { cookieNames, readCookie } from "../cookies";
import { GoogleStrategy, stateCookie } from "./google-strategy.server";
import { type GoogleIdentity, type GoogleSettings, verifyIdToken } from "./verify-id-token.server";

export interface GoogleSignIn {
  /** The redirect to the account chooser, with the state cookie of this browser. */
  start(request: Request): Promise<Response>;
  /**
   * The identity from the callback. Errors: `google_state` (unknown or expired attempt), `google_denied` (consent
   * refused), `google_failed` (the provider), `id_token_invalid`.
   */
  finish(request: Request): Promise<GoogleIdentity>;
  /** Set-Cookie headers for every response to the callback: they make a state single-use. */
  forget(request: Request): string[];
  /** The identity in an ID token of another flow. Errors: `id_token_invalid`, `google_failed`. */
  verifyIdToken(idToken: string): Promise<GoogleIdentity>;
}

/** Sign-in with Google or another OpenID provider. Makes no request before the first sign-in. */
export function googleSignIn(settings: GoogleSettings): GoogleSignIn {
  const strategy = new GoogleStrategy(settings);
  const authenticator = new Authenticator<GoogleIdentity>().use(strategy);
  return {
    async start(request) {
      // The strategy would treat a state in the address as a callback.
      const bare = new URL(new URL(request.url).pathname, request.url);
      try {
        await authenticator.authenticate(strategy.name, new Request(bare, { headers: request.headers }));
      } catch (thrown) {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      }
      throw new AppError("internal");
    },
    async finish(request) {
      // Without a state the strategy would start again instead of failing.
      if (!stateOf(request)) throw new AppError("google_state");
      try {
        return await authenticator.authenticate(strategy.name, request);
      } catch (error) {
        throw productError(error);
      }
    },
    forget(request) {
      const state = stateOf(request);
      return cookieNames(request)
        .filter((name) => name.startsWith(`${stateCookie.name}:`) && holds(readCookie(request, name), state))
        .map((name) => `${name}=; Path=${stateCookie.path}; Max-Age=0; HttpOnly; SameSite=Lax; Secure`);
    },
    verifyIdToken: (idToken) => verifyIdToken(idToken, settings),
  };
}

const stateOf = (request: Request) => new URL(request.url).searchParams.get("state");

/** Whether the cookie belongs to this state; other tabs have their own. */
const holds = (value: string | null, state: string | null): boolean =>
  state !== null && new URLSearchParams(value ?? "").get("state") === state;

function productError(error: unknown): unknown {
  if (error instanceof OAuth2RequestError)
    return new AppError(error.code === "access_denied" ? "google_denied" : "google_failed", { cause: error });
  // The strategy's errors for a missing state, code or verifier, and for a state without its cookie.
  if (error instanceof ReferenceError || error instanceof RangeError)
    return new AppError("google_state", { cause: error });
  return error;
}
