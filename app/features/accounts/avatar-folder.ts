/** Where a user's pictures lie among the files. */
export const avatarFolder = (userId: string): string => `avatars/${userId}/`;
