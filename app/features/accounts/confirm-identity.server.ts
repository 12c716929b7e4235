import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { sessions } from "~/db/schema";
import { AppError } from "~/errors";
import { enforceRateLimit } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { checkPassword, stillStands } from "./check-password.server";
import { recentSignIn } from "./limits";

/** Whether the viewer proved who they are within the last 5 minutes. */
export const isRecent = ({ clock }: Pick<Services, "clock">, { session }: Viewer): boolean =>
  clock.now().getTime() - session.authenticatedAt.getTime() <= recentSignIn;

/**
 * Re-authentication by password: the session counts as recent again (specification, section 5).
 * Errors: `wrong_password`, `rate_limited`.
 */
export async function confirmIdentity(
  services: Pick<Services, "db" | "clock" | "limits" | "passwords">,
  viewer: Viewer,
  password: string,
): Promise<Viewer> {
  const { db, clock, limits } = services;
  // Limit of this session: nobody else can use it up.
  await enforceRateLimit(limits.signIn, `session:${viewer.session.id}`);
  const proven = await checkPassword(services, { email: viewer.email, password });
  if (proven?.userId !== viewer.id) throw new AppError("wrong_password");
  const authenticatedAt = clock.now();
  const confirmed = await db
    .update(sessions)
    .set({ authenticatedAt })
    .where(and(eq(sessions.id, viewer.session.id), stillStands(proven)))
    .returning({ id: sessions.id });
  if (confirmed.length === 0) throw new AppError("wrong_password");
  return { ...viewer, session: { ...viewer.session, authenticatedAt } };
}
