import { base64url } from "jose";

/** An unguessable token for a link or a cookie: 32 random bytes as 43 URL-safe characters. */
export const createToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

/** The stored form of a token: SHA-256 as 43 URL-safe characters. A token needs neither salt nor a slow hash. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return base64url.encode(new Uint8Array(digest));
}

/** Bytes as lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
