import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";

import type { Viewer } from "~/context";
import { users } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getProfile, toProfile } from "./get-profile.server";
import { copyAvatar, saveAvatar } from "./save-avatar.server";
import type { Profile } from "./responses";
import type { ProfilePatch } from "./schema";

type Changes = SQLiteUpdateSetSource<typeof users>;

/** A stored picture for the row about to be written. */
interface NewAvatar {
  key: string;
  /** The only picture that it may replace; any if omitted. */
  inPlaceOf?: string;
}

export const updateProfileOperation = operation({
  limit: "write",
  errors: ["image_unreadable", "image_unsupported", "image_too_large"],
});

/**
 * Changes fields of the viewer's profile, and the picture by the uploaded file (null if there is none); returns the
 * profile. Hiding a profile moves its picture to a new URL. A failure changes neither row nor picture and leaves no
 * orphaned file. Errors: `image_too_large`, `image_unsupported`, `image_unreadable`, and `unauthenticated` when the
 * account is deleted.
 */
export async function updateProfile(
  services: Pick<Services, "db" | "adminEmails" | "files" | "ids" | "images" | "background">,
  viewer: Pick<Viewer, "id">,
  { removeAvatar = false, displayName, profileBio, isPublic, ...links }: ProfilePatch,
  avatar: Uint8Array<ArrayBuffer> | null = null,
): Promise<Profile> {
  const changes: Changes = { displayName, bio: profileBio, isPublic };
  const changedLinks = JSON.stringify(links);
  // In the database, so that concurrent changes of different links both stay; null removes one.
  if (changedLinks !== "{}") changes.links = sql`json_patch(${users.links}, ${changedLinks})`;
  if (avatar)
    return withAvatar(services, viewer, changes, { key: await saveAvatar(services, viewer.id, avatar) });
  if (removeAvatar) changes.avatarKey = null;
  else if (isPublic === false) {
    const moved = await moveAvatar(services, viewer);
    if (moved) return withAvatar(services, viewer, changes, moved);
  }
  // Drizzle refuses an update without columns.
  if (Object.values(changes).every((value) => value === undefined)) return getProfile(services, viewer);
  return write(services, viewer, changes);
}

async function withAvatar(
  services: Parameters<typeof updateProfile>[0],
  viewer: Pick<Viewer, "id">,
  changes: Changes,
  avatar: NewAvatar,
): Promise<Profile> {
  try {
    return await write(services, viewer, changes, avatar);
  } catch (thrown) {
    services.background(services.files.delete(avatar.key));
    throw thrown;
  }
}

/** Copies the picture of a public profile to an unknown URL; null if there is none to hide. */
async function moveAvatar(
  services: Parameters<typeof updateProfile>[0],
  { id }: Pick<Viewer, "id">,
): Promise<NewAvatar | null> {
  const [shown] = await services.db
    .select({ avatarKey: users.avatarKey })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isPublic, true), isNotNull(users.avatarKey)));
  const inPlaceOf = shown?.avatarKey;
  const key = inPlaceOf && (await copyAvatar(services, id, inPlaceOf));
  return key ? { key, inPlaceOf } : null;
}

/** Writes the row, and deletes the replaced or unused picture. */
async function write(
  { db, adminEmails, files, background }: Parameters<typeof updateProfile>[0],
  { id }: Pick<Viewer, "id">,
  changes: Changes,
  avatar?: NewAvatar,
): Promise<Profile> {
  const inPlaceOf = avatar?.inPlaceOf;
  const avatarKey = inPlaceOf
    ? sql`CASE WHEN ${users.avatarKey} = ${inPlaceOf} THEN ${avatar!.key} ELSE ${users.avatarKey} END`
    : avatar?.key;
  const mine = eq(users.id, id);
  // In one transaction: of concurrent changes, each knows for sure the picture it replaced.
  const [[before], [user]] = await db.batch([
    db.select({ avatarKey: users.avatarKey }).from(users).where(mine),
    db
      .update(users)
      .set(avatar ? { ...changes, avatarKey } : changes)
      .where(mine)
      .returning(),
  ]);
  if (!before || !user) throw new AppError("unauthenticated");
  if (before.avatarKey !== null && before.avatarKey !== user.avatarKey)
    background(files.delete(before.avatarKey));
  if (avatar && avatar.key !== user.avatarKey) background(files.delete(avatar.key));
  return toProfile(user, adminEmails);
}
