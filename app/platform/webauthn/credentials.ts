import { base64url } from "jose";

/** EdDSA, ES256 and RS256, which the Worker's runtime verifies. */
export const algorithms = [-8, -7, -257];

export interface Credential {
  /** The credential's id, base64url, as all bytes here. */
  id: string;
  /** COSE key. */
  publicKey: string;
  /** Signatures so far, as its authenticator counts; 0 where it does not. */
  counter: number;
  /** How the browser reaches its authenticator, such as `internal` or `usb`. */
  transports: string[];
}

interface BrowserResponse<Signed> {
  id: string;
  rawId: string;
  type: "public-key";
  response: Signed;
}

/** The browser's new credential, as JSON (WebAuthn, `RegistrationResponseJSON`). */
export type CreationResponse = BrowserResponse<{
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}>;

/** The browser's proof by a credential, as JSON (WebAuthn, `AuthenticationResponseJSON`). */
export type AssertionResponse = BrowserResponse<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null | undefined;
}>;

/** The challenge that a response says it signed; empty where it says none. */
export function challengeOf({ response }: CreationResponse | AssertionResponse): string {
  try {
    const text = new TextDecoder().decode(base64url.decode(response.clientDataJSON));
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** The user of an assertion, as their authenticator stores it; null if it does not say. */
export const userOf = ({ response: { userHandle } }: AssertionResponse): string | null =>
  userHandle ? new TextDecoder().decode(base64url.decode(userHandle)) : null;
