import type { z } from "zod";

import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { confirmIdentity, isRecent } from "./confirm-identity.server";
import { confirmWithPasskey } from "./passkeys/confirm-with-passkey.server";
import type { confirmationForm } from "./passkeys/schema";

export const confirmViewerOperation = operation({
  errors: ["requires_recent_login", "wrong_password", "passkey_failed", "rate_limited"],
});

/**
 * Re-authentication by password or passkey. Errors: those of `confirmIdentity` and `confirmWithPasskey`; without either
 * `requires_recent_login`, unless the sign-in is recent.
 */
export async function confirmViewer(
  services: Pick<Services, "db" | "clock" | "limits" | "passwords" | "webAuthn">,
  viewer: Viewer,
  { password, passkey }: z.output<typeof confirmationForm>,
): Promise<Viewer> {
  if (passkey) return confirmWithPasskey(services, viewer, passkey);
  if (password !== undefined) return confirmIdentity(services, viewer, password);
  if (!isRecent(services, viewer)) throw new AppError("requires_recent_login");
  return viewer;
}
