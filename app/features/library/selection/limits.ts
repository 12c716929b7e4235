/** Maximum number of prompts chosen one by one; "all that match" has no limit but the library's. */
export const chosenLimit = 500;

/** Maximum length of the library's address query in a form. */
export const queryLimit = 8_000;

/** How many changes of several prompts a member can undo, and for how long. */
export const undoStepsLimit = 10;
export const undoLifetime = 24 * 60 * 60 * 1_000;
