import { avatarFolder } from "~/domain/file-keys";

/** The name of a picture's file, from the hash of its bytes: what it shows never changes. */
const fileName = /^[0-9a-f]{32}\.webp$/;
const id = /^[0-9A-Za-z]{1,64}$/;

/** Where a member's picture lies among the files. */
export const avatarKey = (userId: string, hash: string): string => `${avatarFolder(userId)}${hash}.webp`;

/** The key of the file behind an address, null for what is none. */
export const avatarKeyOf = (userId: string, file: string): string | null =>
  id.test(userId) && fileName.test(file) ? `${avatarFolder(userId)}${file}` : null;

/** The path of a picture on this site, null without one. */
export const avatarUrl = (key: string | null): string | null => (key === null ? null : `/${key}`);
