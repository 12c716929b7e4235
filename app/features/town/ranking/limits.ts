/** Days of the week's ranking, today included. */
export const weekDays = 7;

/** Days after its publication for which a prompt counts as new. */
export const freshDays = 30;

/** Uses from which on a new prompt without a save has been seen by many. */
export const fewSeen = 10;

/** Uses that one save outweighs. */
export const usesPerSave = 1_000_000;

export const rankedPerRound = 50;

export const similarCount = 4;
