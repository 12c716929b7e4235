import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { users } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { getProfile } from "./get-profile.server";
import { keepAvatar } from "./keep-avatar.server";
import type { Profile } from "./profile";
import type { ProfilePatch } from "./schema";
import { toProfile } from "./to-profile";

type Changes = Partial<typeof users.$inferInsert>;

/**
 * Changes fields of the viewer's profile, and their picture by the file they sent (null: none); answers the profile. What fails
 * leaves row and picture as they were, and no file that no row knows. Errors: `image_too_large`, `image_unsupported`,
 * `image_unreadable`, and `unauthenticated` when the account is gone.
 */
export async function updateProfile(
  services: Pick<Services, "db" | "adminEmails" | "files" | "ids" | "images" | "background">,
  viewer: Pick<Viewer, "id">,
  { removeAvatar = false, profileBio, ...fields }: ProfilePatch,
  avatar: Uint8Array<ArrayBuffer> | null = null,
): Promise<Profile> {
  const changes: Changes = { ...fields, bio: profileBio };
  if (avatar) return withAvatar(services, viewer, changes, avatar);
  if (removeAvatar) changes.avatarKey = null;
  // An update of nothing is no statement.
  if (Object.values(changes).every((value) => value === undefined)) return getProfile(services, viewer);
  return write(services, viewer, changes);
}

async function withAvatar(
  services: Parameters<typeof updateProfile>[0],
  viewer: Pick<Viewer, "id">,
  changes: Changes,
  avatar: Uint8Array<ArrayBuffer>,
): Promise<Profile> {
  const avatarKey = await keepAvatar(services, viewer.id, avatar);
  try {
    return await write(services, viewer, { ...changes, avatarKey });
  } catch (thrown) {
    services.background(services.files.delete(avatarKey));
    throw thrown;
  }
}

/** Writes the row, and deletes the picture that it gives up. */
async function write(
  { db, adminEmails, files, background }: Parameters<typeof updateProfile>[0],
  { id }: Pick<Viewer, "id">,
  changes: Changes,
): Promise<Profile> {
  const mine = eq(users.id, id);
  // In one transaction: whoever changes the picture learns for sure which one they replace.
  const [[before], [user]] = await db.batch([
    db.select({ avatarKey: users.avatarKey }).from(users).where(mine),
    db.update(users).set(changes).where(mine).returning(),
  ]);
  if (!before || !user) throw new AppError("unauthenticated");
  if (before.avatarKey !== null && before.avatarKey !== user.avatarKey)
    background(files.delete(before.avatarKey));
  return toProfile(user, adminEmails);
}
