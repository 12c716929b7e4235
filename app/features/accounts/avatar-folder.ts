/** Where the folders of all users' pictures lie among the files. */
export const avatarFolders = "avatars/";

/** Where a user's pictures lie among the files. */
export const avatarFolder = (userId: string): string => `${avatarFolders}${userId}/`;
