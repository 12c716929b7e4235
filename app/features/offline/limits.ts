import { purposeLimit } from "~/features/prompts/limits";

/** Limits of the texts in a browser: own prompts, the last used first; prompts of the shelf; characters of all texts. */
export const keptLimits = { prompts: 300, shelf: 60, characters: 2_000_000 };

/** A session ends after 30 days without a visit, and is prolonged once a day: what is kept never outlives it. In milliseconds. */
export const keptLifetime = 29 * 24 * 60 * 60 * 1000;

/** Time in which a page has to begin to arrive, in milliseconds; what is kept is shown after it. */
export const patience = 6_000;

/**
 * Limits of what is shared without a network: texts that wait, and code units of each part; a line has no room for more, and one more tells
 * that it was cut.
 */
export const shareLimits = { waiting: 5, length: 2 * purposeLimit + 1 };
