import { createHash } from "node:crypto";
import { OAuth2Strategy } from "remix-auth-oauth2";

import { AppError } from "~/errors";

import { type GoogleIdentity, type GoogleSettings, verifyIdToken } from "./verify-id-token.server";

/**
 * Cookie with state and PKCE verifier, which binds a callback to its browser. Each attempt has its own cookie under this
 * prefix, so two tabs do not interfere.
 */
export const stateCookie = {
  // `__Host-` keeps other hosts of the domain from planting a state; it requires Secure and the path `/`.
  name: "__Host-google_state",
  path: "/",
  /** Time for the consent screen, in seconds. */
  maxAge: 600,
  httpOnly: true,
  sameSite: "Lax",
  secure: true,
} as const;

/**
 * The authorization-code flow with PKCE and state of `remix-auth-oauth2`, plus the nonce and the verified ID token of OpenID
 * Connect. Errors of its own steps: `google_failed`, `id_token_invalid`.
 */
export class GoogleStrategy extends OAuth2Strategy<GoogleIdentity> {
  override name = "google";

  constructor(private readonly settings: GoogleSettings) {
    super(
      {
        clientId: settings.clientId,
        clientSecret: settings.clientSecret,
        redirectURI: settings.redirectUri,
        authorizationEndpoint: settings.authorizationUrl,
        tokenEndpoint: settings.tokenUrl,
        scopes: ["openid", "email", "profile"],
        cookie: stateCookie,
      },
      ({ request, tokens }) => {
        const state = new URL(request.url).searchParams.get("state") ?? "";
        return verifyIdToken(tokens.idToken(), { ...settings, nonce: nonceOf(state) });
      },
    );
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    const all = new URLSearchParams(params);
    all.set("nonce", nonceOf(params.get("state") ?? ""));
    all.set("prompt", "select_account");
    return all;
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string) {
    const { timeoutMs = 10_000 } = this.settings;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer to the code within ${timeoutMs} ms.`)), timeoutMs);
    });
    try {
      const tokens = await Promise.race([super.validateAuthorizationCode(code, codeVerifier), late]);
      tokens.idToken();
      return tokens;
    } catch (error) {
      throw new AppError("google_failed", { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The state is already secret to this browser; its hash may be in the ID token, and needs no second cookie. */
const nonceOf = (state: string) => createHash("sha256").update(state).digest("base64url");
