/** The longest folder name, in characters, and how many folders a member may add. */
export const folderNameLimit = 50;
export const foldersLimit = 200;
