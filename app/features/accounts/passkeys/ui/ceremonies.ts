import { href } from "react-router";

import type { ErrorCode, FieldErrors, RefusedForm } from "~/errors";

import type { ChallengeUse } from "../schema";

/** The JSON of a passkey's response, or why there is none: the server's refusal, or the browser's dialog. */
export type CeremonyResult =
  | { passkey: string }
  | { refused: RefusedForm }
  /** `exists`: its authenticator has a passkey of the member already. */
  | { failure: "cancelled" | "exists" };

const refusal = (code: ErrorCode, fields: FieldErrors = {}): { refused: RefusedForm } => ({
  refused: { values: {}, code, fields },
});

/** A refusal by the server. */
class Refused extends Error {
  constructor(readonly result: { refused: RefusedForm }) {
    super(result.refused.code);
  }
}

async function requestOptions<Options>(use: ChallengeUse): Promise<Options> {
  const response = await fetch(href("/auth/passkey-options"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(use),
  }).catch(() => {
    throw new Refused(refusal("unreachable"));
  });
  const received: unknown = await response.json();
  if (response.ok) return received as Options;
  const { code, fields } = received as { code: ErrorCode; fields?: FieldErrors };
  throw new Refused(refusal(code, fields));
}

async function resultOf(ceremony: Promise<Credential | null>): Promise<CeremonyResult> {
  try {
    return { passkey: JSON.stringify(await ceremony) };
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.result;
    const { name } = thrown as Error;
    if (name === "InvalidStateError") return { failure: "exists" };
    return ["NotAllowedError", "AbortError"].includes(name)
      ? { failure: "cancelled" }
      : refusal("passkey_failed");
  }
}

async function create(use: ChallengeUse) {
  const options = await requestOptions<PublicKeyCredentialCreationOptionsJSON>(use);
  return navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
}

async function get(use: ChallengeUse, dialog: CredentialRequestOptions) {
  const options = await requestOptions<PublicKeyCredentialRequestOptionsJSON>(use);
  return navigator.credentials.get({
    ...dialog,
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  });
}

/** Creates a passkey, with the browser's dialog. */
export const createPasskey = (use: ChallengeUse) => resultOf(create(use));

/** Has one of the person's passkeys sign a challenge, with the browser's dialog. */
export const askForPasskey = (use: ChallengeUse) => resultOf(get(use, {}));

/** The passkey that the person chooses from the suggestions of the email field; null where the browser has none, or until `signal`. */
export async function waitForAutofill(signal: AbortSignal): Promise<string | null> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || signal.aborted) return null;
  const result = await resultOf(get({ purpose: "sign_in" }, { mediation: "conditional", signal }));
  return "passkey" in result ? result.passkey : null;
}

/** Signals of newer browsers, which remove what the site does not know from their suggestions, and rename what it does. */
interface Signals {
  signalUnknownCredential?(unknown: { rpId: string; credentialId: string }): Promise<void>;
  signalAllAcceptedCredentials?(accepted: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
  signalCurrentUserDetails?(user: {
    rpId: string;
    userId: string;
    name: string;
    displayName: string;
  }): Promise<void>;
}

const signals = (): Signals => PublicKeyCredential as Signals;

const rpId = () => location.hostname;

/** Tells the browser that a passkey just created opens no account. */
export function forgetPasskey(passkey: string): void {
  const { id: credentialId } = JSON.parse(passkey) as { id: string };
  signals()
    .signalUnknownCredential?.({ rpId: rpId(), credentialId })
    .catch(() => undefined);
}

/** Tells the browser which passkeys of the member there are, and the member's address, which names them. */
export function keepPasskeys(memberId: string, email: string, ids: string[]): void {
  const userId = btoa(memberId).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  signals()
    .signalAllAcceptedCredentials?.({ rpId: rpId(), userId, allAcceptedCredentialIds: ids })
    .catch(() => undefined);
  signals()
    .signalCurrentUserDetails?.({ rpId: rpId(), userId, name: email, displayName: email })
    .catch(() => undefined);
}
