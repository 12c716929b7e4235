import { base64url } from "jose";

import { algorithms, type AssertionResponse, type CreationResponse, type Credential } from "./credentials";

/** A credential that the browser is to use, or not to create again. */
type Known = Pick<Credential, "id" | "transports">;

/** Passkeys of this site: options for the browser, and the verification of its responses. */
export interface WebAuthn {
  /** Options of `navigator.credentials.create`, as JSON. */
  creationOptions(creation: {
    challenge: string;
    /** The site's name, for the browser's dialog. */
    site: string;
    user: { id: string; email: string };
    existing: Known[];
  }): object;
  /** Options of `navigator.credentials.get`, as JSON; without `allowed` the person chooses among all passkeys for this site. */
  requestOptions(request: { challenge: string; allowed?: Known[] }): object;
  /** The credential of a creation. Errors: `passkey_failed`. */
  verifyCreation(response: CreationResponse): Promise<Credential>;
  /** The counter of a signature by `credential`. Errors: `passkey_failed`. */
  verifyAssertion(response: AssertionResponse, credential: Credential): Promise<number>;
}

/** Time for the browser's dialog, in milliseconds. */
const timeout = 5 * 60 * 1000;

const descriptor = ({ id, transports }: Known) => ({ type: "public-key", id, transports });

const isAddress = (hostname: string) => /^[\d.]+$|^\[/.test(hostname);

/** Passkeys for the host of `origin`; null where it is a number, which has none. The verification is loaded with its first use. */
export function webAuthn(origin: string): WebAuthn | null {
  const { hostname } = new URL(origin);
  if (isAddress(hostname)) return null;
  const verification = () => import("./verify-credential.server");
  return {
    creationOptions: ({ challenge, site, user, existing }) => ({
      challenge,
      rp: { id: hostname, name: site },
      user: {
        id: base64url.encode(new TextEncoder().encode(user.id)),
        name: user.email,
        displayName: user.email,
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
      timeout,
      attestation: "none",
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      excludeCredentials: existing.map(descriptor),
    }),
    requestOptions: ({ challenge, allowed = [] }) => ({
      challenge,
      rpId: hostname,
      timeout,
      userVerification: "required",
      allowCredentials: allowed.map(descriptor),
    }),
    verifyCreation: async (response) =>
      (await verification()).verifyCreation(response, { origin, host: hostname }),
    verifyAssertion: async (response, credential) =>
      (await verification()).verifyAssertion(response, credential, { origin, host: hostname }),
  };
}
