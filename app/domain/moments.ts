/** The last moment of the year 9999: later ones have no date that JSON's readers know. */
const last = Date.UTC(10_000, 0, 1) - 1;

/** A moment in milliseconds since 1970, as near as a date of four digits can tell it. */
export const momentAt = (milliseconds: number): Date =>
  new Date(Math.min(Math.max(Math.trunc(milliseconds) || 0, 0), last));
