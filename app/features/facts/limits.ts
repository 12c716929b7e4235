/** How many facts a member keeps, and how many one prompt states. */
export const factsLimit = 300;
export const statedLimit = 20;

/** The longest parts of a fact, in characters (code points). */
export const factTextLimit = 500;
export const factNameLimit = 60;
export const factSubjectLimit = 60;

/** How many answers a fact remembers that it gave, and the longest name of one. */
export const fitsLimit = 20;
export const fitLimit = 200;

/** The longest list of facts to paste, in characters. */
export const pastedLimit = 200_000;
