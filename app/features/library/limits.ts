/** How many prompts a page of the library shows (specification, section 9). */
export const libraryPageSize = 10;
