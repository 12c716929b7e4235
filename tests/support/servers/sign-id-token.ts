import { base64url, generateKeyPair, importJWK, SignJWT } from "jose";
import type { OAuth2Issuer } from "oauth2-mock-server";

import { oidcClient } from "./addresses";

/** An ID token, valid except for the given fields. */
export interface TokenOptions {
  /** Replaces claims; null removes one. */
  claims?: Record<string, unknown>;
  /** HS256 signs with the published key as its secret. */
  algorithm?: "RS256" | "ES256" | "HS256" | "none";
  /** `foreign`: an unpublished key with the published one's id. */
  key?: "published" | "foreign";
  /** The id in the header, by default the key's own. */
  kid?: string;
  /** Seconds since the token was issued; it is valid for an hour. */
  age?: number;
}

/** Signs valid and invalid ID tokens of the issuer. */
export async function tokenSigner(issuer: OAuth2Issuer): Promise<(options: TokenOptions) => Promise<string>> {
  const published = (algorithm: string) => issuer.keys.toJSON(true).find(({ alg }) => alg === algorithm)!;
  const foreign = {
    RS256: (await generateKeyPair("RS256")).privateKey,
    ES256: (await generateKeyPair("ES256")).privateKey,
  };
  return async ({ claims = {}, algorithm = "RS256", key = "published", kid, age = 0 }) => {
    const now = Math.floor(Date.now() / 1_000) - age;
    const all: Record<string, unknown> = {
      iss: issuer.url,
      aud: oidcClient.clientId,
      sub: "1001",
      email: "ada@example.com",
      email_verified: true,
      name: "Ada",
      iat: now,
      exp: now + 3_600,
      ...claims,
    };
    const payload = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
    const own = published(algorithm === "ES256" ? "ES256" : "RS256");
    const header = { alg: algorithm, typ: "JWT", kid: kid ?? own.kid };
    if (algorithm === "none") {
      const part = (value: object) => base64url.encode(JSON.stringify(value));
      return `${part(header)}.${part(payload)}.`;
    }
    const secret =
      algorithm === "HS256"
        ? new TextEncoder().encode(JSON.stringify(issuer.keys.toJSON().find((one) => one.kid === own.kid)))
        : key === "foreign"
          ? foreign[algorithm]
          : await importJWK(own, algorithm);
    return new SignJWT(payload).setProtectedHeader(header).sign(secret);
  };
}
