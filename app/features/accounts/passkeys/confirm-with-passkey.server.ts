import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { enforceRateLimit } from "~/platform/rate-limits";
import type { AssertionResponse } from "~/platform/webauthn/credentials";
import type { Services } from "~/services";

import { confirmSession } from "../confirm-session.server";
import { provePasskey } from "./prove-passkey.server";

/** Re-authentication by passkey. Errors: `passkey_failed`, `rate_limited`. */
export async function confirmWithPasskey(
  services: Pick<Services, "db" | "clock" | "limits" | "webAuthn">,
  viewer: Viewer,
  response: AssertionResponse,
): Promise<Viewer> {
  await enforceRateLimit(services.limits.signIn, `session:${viewer.session.id}`);
  const proven = await provePasskey(services, response, { purpose: "confirm", holder: viewer.session.id });
  if (proven.userId !== viewer.id) throw new AppError("passkey_failed");
  return confirmSession(services, viewer, proven);
}
