import { operation } from "~/operation";
import type { AssertionResponse } from "~/platform/webauthn/credentials";
import type { Services } from "~/services";

import type { ProvenPasskey } from "../still-stands.server";
import { provePasskey } from "./prove-passkey.server";

export const signInWithPasskeyOperation = operation({ limit: "signIn", errors: ["passkey_failed"] });

/** Checks a passkey for `startSession`; `browser` is the visitor's, as its cookie says. Errors: `passkey_failed`. */
export const signInWithPasskey = (
  services: Pick<Services, "db" | "clock" | "webAuthn">,
  response: AssertionResponse,
  browser: string,
): Promise<ProvenPasskey> => provePasskey(services, response, { purpose: "sign_in", holder: browser });
