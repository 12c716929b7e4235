/** Sets of values that are compared at once. */
export const trialsLimit = 3;

/** Maximum lengths in characters: of facts besides the values, of all values of a set, and of a stored reply. */
export const factsLimit = 500;
export const valuesLimit = 8_000;
export const replyLimit = 6_000;

/** Comparisons that a member keeps; a new one replaces the oldest that is not published. */
export const comparisonsLimit = 20;

/** Days until an unpublished comparison is deleted. */
export const unpublishedDays = 30;
