import { AppError } from "~/errors";

import { secondsToNextDay } from "./clock";
import { raisedCode } from "./raised-code";

/** The errors for the total storage and for the writes of a UTC day. */
const codesInAll = ["storage_full", "storage_unverified"] as const;
const codesOfDay = ["writing_spent", "writing_unverified"] as const;

export const storageCodes = [...codesInAll, ...codesOfDay];

type StorageCode = (typeof storageCodes)[number];

/**
 * Megabytes that a member may store and write, with a verified address and without, by error code. Triggers of the
 * database enforce them and raise the code; a test compares the numbers.
 */
export const storageLimits: Record<StorageCode, number> = {
  storage_full: 50,
  storage_unverified: 1,
  writing_spent: 50,
  writing_unverified: 1,
};

/** The refusal of a write beyond a member's storage or that of all strangers. Null for any other error. */
export function storageRefusal(thrown: unknown): AppError | null {
  const raised = raisedCode(thrown);
  if (raised === "visitors_full") return new AppError(raised, { cause: thrown });
  const code = storageCodes.find((one) => one === raised);
  if (!code) return null;
  const isOfDay = codesOfDay.some((one) => one === code);
  return new AppError(code, {
    limit: storageLimits[code],
    // The day is the database's, not the command's clock.
    retryAfter: isOfDay ? secondsToNextDay(new Date()) : undefined,
    cause: thrown,
  });
}
