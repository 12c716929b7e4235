import { oidcPort } from "./addresses";
import { newEmail } from "./members";
import { orderIdToken } from "./set-up-google";
import type { TokenOrder } from "./sign-id-token";

/** An ID token of the provider beside the built Worker, for somebody of its own unless told who. */
export const orderGoogleToken = (claims: TokenOrder["claims"] = {}, order: TokenOrder = {}) =>
  orderIdToken(`http://127.0.0.1:${oidcPort}`, {
    ...order,
    claims: { sub: crypto.randomUUID(), email: newEmail(), ...claims },
  });
