import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { users } from "~/db/schema";
import { forEachLink } from "~/domain/profile-links";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import type { Services } from "~/services";

import { avatarUrl } from "./avatar-url";
import type { Profile } from "./responses";

/** The viewer's own profile. Errors: `unauthenticated` when the account is deleted. */
export async function getProfile(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  { id }: Pick<Viewer, "id">,
): Promise<Profile> {
  const user = await db.select().from(users).where(eq(users.id, id)).get();
  if (!user) throw new AppError("unauthenticated");
  return toProfile(user, adminEmails);
}

export const profileColumns = {
  displayName: users.displayName,
  bio: users.bio,
  avatarKey: users.avatarKey,
  links: users.links,
  isPublic: users.isPublic,
  isOfficial: users.isOfficial,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
};

/** The profile in a user's row; the caller checks whether others may see it. */
export function toProfile(
  user: Pick<typeof users.$inferSelect, keyof typeof profileColumns>,
  adminEmails: readonly string[],
): Profile {
  const emailVerified = user.emailVerifiedAt !== null;
  return {
    displayName: user.displayName,
    profileBio: user.bio,
    avatarUrl: avatarUrl(user.avatarKey),
    ...forEachLink(null),
    ...user.links,
    isPublic: user.isPublic,
    isOfficial: user.isOfficial,
    isAdmin: isAdmin({ adminEmails }, { email: user.email, emailVerified }),
  };
}
