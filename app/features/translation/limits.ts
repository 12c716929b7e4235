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

/** How many of the passages that visitors ask for go alone, each in a call of its own, so that everybody may have what comes back. */
export const passagesAlone = 10;

/** How many calls of one request are under way at once: a Worker opens no more than six connections. */
export const callsAtOnce = 5;

/** After how many failed calls a request begins no other: a model that is away would use up the budget. */
export const mostFailedCalls = 3;

/** How long a translation is kept for everybody, in seconds: its key is its text, so that it never goes stale. */
export const keptFor = 30 * 24 * 60 * 60;
