import { avatarFolder } from "~/domain/file-keys";

/** File name of a picture, from the hash of its bytes: its content never changes. */
const fileName = /^[0-9a-f]{32}\.webp$/;
const id = /^[0-9A-Za-z]{1,64}$/;

/** File key of a member's picture. */
export const avatarKey = (userId: string, hash: string): string => `${avatarFolder(userId)}${hash}.webp`;

/** File key of a picture's URL; null if invalid. */
export const avatarKeyOf = (userId: string, file: string): string | null =>
  id.test(userId) && fileName.test(file) ? `${avatarFolder(userId)}${file}` : null;

/** The path of a picture on this site; null without one. */
export const avatarUrl = (key: string | null): string | null => (key === null ? null : `/${key}`);
