import type { Services } from "~/services";

import { avatarKeyOf } from "./avatar-url";

/** The bytes of a member's picture, by the two parts of its URL; null if there is none. */
export async function findAvatar(
  { files }: Pick<Services, "files">,
  userId: string,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = avatarKeyOf(userId, file);
  return key === null ? null : ((await files.read(key))?.bytes ?? null);
}
