import type { PictureSize } from "./example-pictures";

/** File key prefix of all users' profile pictures. */
export const avatarFolders = "avatars/";

/** File key prefix of a user's profile pictures. */
export const avatarFolder = (userId: string): string => `${avatarFolders}${userId}/`;

/** File key prefix of the pictures of all shared prompts. */
export const pictureFolders = "pictures/";

/** File key prefix of the pictures of a member's shared prompts. */
export const pictureFolder = (userId: string): string => `${pictureFolders}${userId}/`;

/** File key of the picture of a shared prompt. */
export const pictureKey = (userId: string, shareId: string): string =>
  `${pictureFolder(userId)}${shareId}.png`;

/** File key of a picture of the site's own pages. */
export const sitePictureKey = (name: string): string => `site/${name}.png`;

/** File key prefix of all unfinished imports. */
export const importFolders = "imports/";

/** File key prefix of a member's unfinished import. */
export const importFolder = (userId: string): string => `${importFolders}${userId}/`;

/** File key prefix of all members' example pictures. */
export const exampleFolders = "examples/";

/** File key prefix of a member's example pictures. */
export const exampleFolder = (userId: string): string => `${exampleFolders}${userId}/`;

/** File key of an example's picture in one of its sizes. */
export const exampleKey = (userId: string, exampleId: string, size: PictureSize): string =>
  `${exampleFolder(userId)}${exampleId}-${size}.webp`;
