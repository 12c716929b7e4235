import { AppError } from "~/errors";
import { toHex } from "~/platform/tokens";
import type { Services } from "~/services";

import { avatarKey } from "./avatar-url";
import { avatarBytes, avatarSide, avatarSize } from "./limits";

/**
 * Stores an upload as a member's picture and returns its key: a hash of the picture and a new id. So no two
 * pictures share a key, and deleting one never deletes another.
 * Errors: `image_too_large`, and those of `squarePicture`.
 */
export async function saveAvatar(
  { files, ids, images }: Pick<Services, "files" | "ids" | "images">,
  userId: string,
  upload: Uint8Array<ArrayBuffer>,
): Promise<string> {
  if (upload.byteLength > avatarBytes) throw new AppError("image_too_large");
  const picture = await images.squarePicture(upload, { size: avatarSize, longest: avatarSide });
  return storeAvatar({ files, ids }, userId, picture);
}

/** Stores a copy of a stored picture and returns its key; null if there is no file. */
export async function copyAvatar(
  services: Pick<Services, "files" | "ids">,
  userId: string,
  key: string,
): Promise<string | null> {
  const stored = await services.files.read(key);
  return stored && storeAvatar(services, userId, stored.bytes);
}

async function storeAvatar(
  { files, ids }: Pick<Services, "files" | "ids">,
  userId: string,
  picture: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const named = await new Blob([ids.create(), picture]).arrayBuffer();
  const hash = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", named)).slice(0, 16));
  const key = avatarKey(userId, hash);
  await files.write(key, picture, { type: "image/webp", version: hash });
  return key;
}
