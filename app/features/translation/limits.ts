/** Characters of all texts in one request. */
export const charactersPerRequest = 50_000;

/** Texts of one batch, and texts in one object. */
export const textsPerBatch = 100;
export const textsPerObject = 500;

/** Maximum nesting depth of lists and objects. */
export const objectDepth = 32;

/** Characters of one model call: the translation, longer than the Japanese, must fit into the model's longest reply. */
export const charactersPerCall = 6_000;
export const passagesPerCall = 100;

/** Most passages of a visitor translated in calls of their own, which alone are cached for everybody. */
export const separatePassagesLimit = 10;

/** Concurrent calls per request: a Worker opens at most six connections. */
export const callsAtOnce = 5;

/** Limit of failed calls per request: an unreachable model would use up the budget. */
export const failedCallsLimit = 3;

/** Lifetime of a cached translation, in seconds; it is stored under its text, so it never goes stale. */
export const translationLifetime = 30 * 24 * 60 * 60;
