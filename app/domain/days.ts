/** Milliseconds of a UTC day. */
export const dayLength = 86_400_000;

/** The UTC day of a moment, in days since 1970. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayLength);
