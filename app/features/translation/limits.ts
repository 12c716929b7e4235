/** Characters of all texts in one request. */
export const charactersPerRequest = 50_000;

/** Texts of one batch, and texts in one object. */
export const textsPerBatch = 100;
export const textsPerObject = 500;

/** Maximum nesting depth of lists and objects. */
export const objectDepth = 32;

/**
 * Characters of one model call: the translation, longer than the Japanese, must fit into the model's longest
 * answer.
 */
export const charactersPerCall = 6_000;
export const passagesPerCall = 100;

/**
 * Number of a visitor's passages translated each in a separate call; only such translations are cached for
 * everybody.
 */
export const passagesAlone = 10;

/** Concurrent calls per request: a Worker opens at most six connections. */
export const callsAtOnce = 5;

/** Failed calls after which a request starts no more: an unreachable model would use up the budget. */
export const mostFailedCalls = 3;

/** Lifetime of a cached translation, in seconds; its key is its text, so it never goes stale. */
export const keptFor = 30 * 24 * 60 * 60;
