/** What the folder list of a form posts for a folder that is yet to be made. */
export const newFolder = "new";
