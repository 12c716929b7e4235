import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { sessions } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { fallen, stillStands, type Proven } from "./still-stands.server";

/**
 * The viewer's session counts as recent again, by what they proved who they are. Errors: `wrong_password` or `passkey_failed` when
 * that was changed or removed in the meantime.
 */
export async function confirmSession(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Viewer,
  proven: Proven,
): Promise<Viewer> {
  const authenticatedAt = clock.now();
  const confirmed = await db
    .update(sessions)
    .set({ authenticatedAt })
    .where(and(eq(sessions.id, viewer.session.id), stillStands(proven)))
    .returning({ id: sessions.id });
  if (confirmed.length === 0) throw new AppError(fallen(proven, "wrong_password"));
  return { ...viewer, session: { ...viewer.session, authenticatedAt } };
}
