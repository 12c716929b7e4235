import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";
import { base64url } from "jose";

import { AppError } from "~/errors";

import {
  algorithms,
  challengeOf,
  type AssertionResponse,
  type CreationResponse,
  type Credential,
} from "./credentials";

/** This site, as browsers name it to authenticators. */
interface Site {
  origin: string;
  host: string;
}

/** The library's errors are all about the response; a failure of the server has no other cause here. */
const failed = (cause: unknown): never => {
  throw new AppError("passkey_failed", { cause });
};

const expected = (response: CreationResponse | AssertionResponse, { origin, host }: Site) => ({
  // Spent before: whoever verifies knows that it was this site's.
  expectedChallenge: challengeOf(response),
  expectedOrigin: origin,
  expectedRPID: host,
  requireUserVerification: true,
});

/** Whether the attestation has certificates, whose addresses the library would fetch. */
function hasCertificates({ response }: CreationResponse): boolean {
  const attestation = decodeAttestationObject(
    base64url.decode(response.attestationObject) as Uint8Array<ArrayBuffer>,
  );
  const format = attestation.get("fmt");
  return format !== "none" && (format !== "packed" || attestation.get("attStmt").get("x5c") !== undefined);
}

/** The credential of a creation for this site, by a verified user. Errors: `passkey_failed`. */
export async function verifyCreation(response: CreationResponse, site: Site): Promise<Credential> {
  try {
    if (hasCertificates(response)) throw new Error("An attestation with certificates is not accepted.");
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]["response"],
      supportedAlgorithmIDs: algorithms,
      ...expected(response, site),
    });
    if (!verified) throw new Error("The attestation is wrong.");
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: base64url.encode(publicKey), counter, transports: response.response.transports };
  } catch (cause) {
    return failed(cause);
  }
}

/**
 * The counter of a signature by `credential` for this site, by a verified user; one that does not grow is refused, since it may
 * come from a copy. Errors: `passkey_failed`.
 */
export async function verifyAssertion(
  response: AssertionResponse,
  { id, publicKey, counter }: Credential,
  site: Site,
): Promise<number> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]["response"],
      credential: { id, publicKey: base64url.decode(publicKey) as Uint8Array<ArrayBuffer>, counter },
      ...expected(response, site),
    });
    if (!verified) throw new Error("The signature is wrong.");
    return authenticationInfo.newCounter;
  } catch (cause) {
    return failed(cause);
  }
}
