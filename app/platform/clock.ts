export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The UTC day of a moment, as `YYYY-MM-DD`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The whole seconds from a moment until the next UTC day begins. */
export function secondsToNextDay(moment: Date): number {
  const nextDay = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1);
  return Math.ceil((nextDay - moment.getTime()) / 1000);
}
