import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import { z } from "zod";

import { AppError } from "~/errors";

/** The OpenID Connect client and its provider. All addresses are settings, so any provider can replace Google. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** The callback registered with the provider, under `/auth/google`. */
  redirectUri: string;
  /** `https://accounts.google.com`. */
  issuer: string;
  /** `https://accounts.google.com/o/oauth2/v2/auth`. */
  authorizationUrl: string;
  /** `https://oauth2.googleapis.com/token`. */
  tokenUrl: string;
  /** `https://www.googleapis.com/oauth2/v3/certs`. */
  jwksUrl: string;
  /** Timeout of the token request, in milliseconds. */
  timeoutMs?: number;
}

/** A Google account from a verified ID token. Issuer and subject together are the permanent key. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  /** Google's spelling; not lower-cased. */
  email: string;
  emailVerified: boolean;
  name: string | null;
}

type Expectations = Pick<GoogleSettings, "clientId" | "issuer" | "jwksUrl"> & {
  /** The nonce sent; left out where none was. */
  nonce?: string;
};

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email(),
  // Google has also sent it as a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().trim().nullish(),
  nonce: z.string().optional(),
  azp: z.string().optional(),
});

/** Key sets by address. They outlive the request and are fetched again when stale. */
const keySets = new Map<string, JWTVerifyGetKey>();

/**
 * The identity in an ID token, after checks of signature, issuer, audience, dates, nonce and an age of at most five
 * minutes. Errors: `id_token_invalid`; `google_failed` without the provider's keys.
 */
export async function verifyIdToken(idToken: string, expected: Expectations): Promise<GoogleIdentity> {
  const { clientId, issuer, nonce } = expected;
  const { payload } = await jwtVerify(idToken, keysOf(expected.jwksUrl), {
    algorithms: ["RS256", "ES256"],
    issuer: issuersOf(issuer),
    audience: clientId,
    requiredClaims: ["exp", "iat", "sub"],
    maxTokenAge: "5 minutes",
    clockTolerance: "30 seconds",
  }).catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError("id_token_invalid", { cause: error });
  });
  const reading = claims.safeParse(payload);
  if (!reading.success) throw invalid("A claim is missing or malformed.");
  const { sub, email, email_verified, name, azp } = reading.data;
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && azp === undefined)
    throw invalid("It has several audiences and names no client.");
  if (azp !== undefined && azp !== clientId) throw invalid("It was issued for another client.");
  // A nonce not sent from here belongs to another code flow.
  if (reading.data.nonce !== nonce) throw invalid("It answers another request.");
  return { issuer, subject: sub, email, emailVerified: email_verified, name: name || null };
}

const invalid = (why: string) => new AppError("id_token_invalid", { cause: new Error(why) });

/** Google issues tokens with and without the scheme. */
const issuersOf = (issuer: string) =>
  issuer === "https://accounts.google.com" ? [issuer, "accounts.google.com"] : [issuer];

function keysOf(jwksUrl: string): JWTVerifyGetKey {
  const known = keySets.get(jwksUrl);
  if (known) return known;
  const remote = createRemoteJWKSet(new URL(jwksUrl));
  const keys: JWTVerifyGetKey = (header, token) =>
    remote(header, token).catch((error: unknown) => {
      const ofToken =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported;
      throw ofToken ? error : new AppError("google_failed", { cause: error });
    });
  keySets.set(jwksUrl, keys);
  return keys;
}
