/** Characters of all texts that one request asks for. */
export const charactersPerRequest = 50_000;

/** Texts of one batch, and texts in one object. */
export const textsPerBatch = 100;
export const textsPerObject = 500;

/** How deep the lists and objects of one object may lie in each other. */
export const objectDepth = 32;

/** What one model call takes: its answer, longer than the Japanese, has to fit into the longest answer of a model. */
export const charactersPerCall = 6_000;
export const passagesPerCall = 100;

/**
 * How long a translation is kept, in seconds: of what visitors read thirty days, for everybody, since its key is its text and it
 * never goes stale; of what a member reads, which may be theirs alone, a day, for them alone.
 */
export const keptFor = { everybody: 30 * 24 * 60 * 60, member: 24 * 60 * 60 };
