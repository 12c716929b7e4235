import { base64url } from "jose";

import { toHex } from "./tokens";

const ivBytes = 12;

/** Storage name and encryption of a text by one secret. */
export interface Seal {
  /** Reveals nothing of the secret or the text. */
  name: string;
  close(text: string): Promise<string>;
  /** The text; null for one sealed by another secret. */
  open(sealed: string): Promise<string | null>;
}

/** A name and a key (AES-GCM), both derived from a secret: without it the stored text cannot be read. */
export async function sealBy(secret: string): Promise<Seal> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-512", new TextEncoder().encode(secret)));
  const key = await crypto.subtle.importKey("raw", digest.slice(32), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
  return {
    name: toHex(digest.slice(0, 32)),
    async close(text) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const closed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv },
        key,
        new TextEncoder().encode(text),
      );
      return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(closed))}`;
    },
    async open(sealed) {
      try {
        const [iv, closed] = sealed.split(".").map((part) => new Uint8Array(base64url.decode(part)));
        const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: iv! }, key, closed!);
        return new TextDecoder().decode(text);
      } catch {
        return null;
      }
    },
  };
}
