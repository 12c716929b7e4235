import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { enforceRateLimit } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { checkPassword, type ProvenPassword } from "./check-password.server";
import { confirmSession } from "./confirm-session.server";
import { recentSignIn } from "./limits";

/** Whether the viewer proved who they are within the last 5 minutes. */
export const isRecent = ({ clock }: Pick<Services, "clock">, { session }: Viewer): boolean =>
  clock.now().getTime() - session.authenticatedAt.getTime() <= recentSignIn;

/** The viewer's password, checked. Errors: `wrong_password`, `rate_limited`. */
export async function provePassword(
  services: Pick<Services, "db" | "limits" | "passwords">,
  viewer: Viewer,
  password: string,
): Promise<ProvenPassword> {
  // Limit of this session: nobody else can use it up.
  await enforceRateLimit(services.limits.signIn, `session:${viewer.session.id}`);
  const proven = await checkPassword(services, { email: viewer.email, password });
  if (proven?.userId !== viewer.id) throw new AppError("wrong_password");
  return proven;
}

/** Re-authentication by password (specification, section 5). Errors: `wrong_password`, `rate_limited`. */
export const confirmIdentity = async (
  services: Pick<Services, "db" | "clock" | "limits" | "passwords">,
  viewer: Viewer,
  password: string,
): Promise<Viewer> => confirmSession(services, viewer, await provePassword(services, viewer, password));
