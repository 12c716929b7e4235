/** Where the folders of all users' pictures lie among the files. */
export const avatarFolders = "avatars/";

/** Where a user's pictures lie among the files. */
export const avatarFolder = (userId: string): string => `${avatarFolders}${userId}/`;

/** Where the folders of all members' shared prompts lie among the files. */
export const pictureFolders = "pictures/";

/** Where the pictures of a member's shared prompts lie among the files. */
export const pictureFolder = (userId: string): string => `${pictureFolders}${userId}/`;

/** Where the picture of a shared prompt lies. */
export const pictureKey = (userId: string, shareId: string): string =>
  `${pictureFolder(userId)}${shareId}.png`;
