import { Authenticator } from "remix-auth";
import { OAuth2RequestError } from "remix-auth-oauth2";

import { AppError } from "~/errors";

import { cookieNames, readCookie } from "../cookies";
import { GoogleStrategy, stateCookie } from "./google-strategy.server";
import { type GoogleIdentity, type GoogleSettings, verifyIdToken } from "./verify-id-token.server";

export interface GoogleSignIn {
  /** The redirect to the account chooser, with the cookie that ties the answer to this browser. */
  start(request: Request): Promise<Response>;
  /**
   * Who came back to the callback. Errors: `google_state` (this browser asked nothing of the kind, or too long ago),
   * `google_denied` (consent refused), `google_failed` (the provider), `id_token_invalid`.
   */
  finish(request: Request): Promise<GoogleIdentity>;
  /** Set-Cookie headers to send with the answer to the callback, whatever came of it, so that a state works once. */
  forget(request: Request): string[];
  /** Who an ID token from elsewhere speaks of. Errors: `id_token_invalid`, `google_failed`. */
  verifyIdToken(idToken: string): Promise<GoogleIdentity>;
}

/** Signing in with Google, or with any OpenID provider that stands in for it. Nothing is asked of it beforehand. */
export function googleSignIn(settings: GoogleSettings): GoogleSignIn {
  const strategy = new GoogleStrategy(settings);
  const authenticator = new Authenticator<GoogleIdentity>().use(strategy);
  return {
    async start(request) {
      // A state in the address would be taken for an answer.
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
      // Without a state the strategy would begin anew instead of ending.
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

/** Whether the cookie is the one of this state; the others belong to other tabs. */
const holds = (value: string | null, state: string | null): boolean =>
  state !== null && new URLSearchParams(value ?? "").get("state") === state;

function productError(error: unknown): unknown {
  if (error instanceof OAuth2RequestError)
    return new AppError(error.code === "access_denied" ? "google_denied" : "google_failed", { cause: error });
  // How the strategy says that state, code or verifier are missing, or that the state is not in the cookie.
  if (error instanceof ReferenceError || error instanceof RangeError)
    return new AppError("google_state", { cause: error });
  return error;
}
