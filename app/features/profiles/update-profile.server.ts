import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { users } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import type { Profile } from "./profile";
import type { ProfilePatch } from "./schema";
import { toProfile } from "./to-profile";

/** Changes fields of the viewer's profile and answers the profile. Errors: `unauthenticated` when the account is gone. */
export async function updateProfile(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails" | "files" | "images" | "background">,
  viewer: Pick<Viewer, "id">,
  { removeAvatar, profileBio, ...fields }: ProfilePatch,
  _avatar: Uint8Array<ArrayBuffer> | null = null,
): Promise<Profile> {
  const user = await db
    .update(users)
    .set({ ...fields, bio: profileBio, ...(removeAvatar && { avatarKey: null }) })
    .where(eq(users.id, viewer.id))
    .returning()
    .get();
  if (!user) throw new AppError("unauthenticated");
  return toProfile(user, adminEmails);
}
