/** The longest title and description, in characters (specification, section 5). */
export const titleLimit = 50;
export const descriptionLimit = 1_000;

/** How much of the purpose stands in where there is no title or no description (specification, section 9). */
export const titleFallback = 50;
export const descriptionFallback = 160;
