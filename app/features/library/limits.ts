/** How many of a member's newest prompts the library shows. */
export const libraryLength = 50;
