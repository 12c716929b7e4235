/** Maximum lengths of title and description, in characters (specification, section 5). */
export const titleLimit = 50;
export const descriptionLimit = 1_000;

/** Length of the purpose in place of a missing title or description (specification, section 9). */
export const titleFallback = 50;
export const descriptionFallback = 160;
