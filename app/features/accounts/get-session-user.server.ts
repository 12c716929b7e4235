import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { identities, users } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import type { SessionUser } from "./responses";

/** The signed-in user with their providers. Errors: `unauthenticated` when the account is deleted. */
export async function getSessionUser(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
): Promise<SessionUser> {
  const [[user], providers] = await services.db.batch([
    selectUser(services, viewer),
    selectProviders(services, viewer),
  ]);
  if (!user) throw new AppError("unauthenticated");
  return toSessionUser(user, providers);
}

/** The viewer's own row. */
export const selectUser = ({ db }: Pick<Services, "db">, { id }: Pick<Viewer, "id">) =>
  db.select().from(users).where(eq(users.id, id));

/** The viewer's sign-in providers. */
export const selectProviders = ({ db }: Pick<Services, "db">, { id }: Pick<Viewer, "id">) =>
  db
    .select({ providerId: identities.provider })
    .from(identities)
    .where(eq(identities.userId, id))
    .orderBy(identities.provider);

/** A user's row as their session user. */
export const toSessionUser = (
  user: typeof users.$inferSelect,
  providers: SessionUser["providers"],
): SessionUser => ({
  uid: user.id,
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  providers,
  metadata: {
    creationTime: user.createdAt.toISOString(),
    lastSignInTime: user.lastSignInAt.toISOString(),
  },
});
