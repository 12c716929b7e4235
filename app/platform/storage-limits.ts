import { AppError } from "~/errors";

import { secondsToNextDay } from "./clock";

/** The refusals of what would be too much in all, and of what would be too much for a UTC day. */
const codesInAll = ["storage_full", "storage_unverified"] as const;
const codesOfDay = ["writing_spent", "writing_unverified"] as const;

export const storageCodes = [...codesInAll, ...codesOfDay];

type StorageCode = (typeof storageCodes)[number];

/**
 * How many megabytes a member may keep and write, with a verified address and without, by the code that refuses more. The
 * database holds them, whoever writes, and raises the code; a test compares the numbers.
 */
export const storageLimits: Record<StorageCode, number> = {
  storage_full: 50,
  storage_unverified: 1,
  writing_spent: 50,
  writing_unverified: 1,
};

/** As D1 says what a trigger raised; never within a longer message, which may have a member's words in it. */
const raised = new RegExp(`^(?:D1_ERROR: )?(${storageCodes.join("|")}): SQLITE_CONSTRAINT`);

/** What was thrown as the refusal of a write that went beyond a member's storage; null: it is something else. */
export function storageRefusal(thrown: unknown): AppError | null {
  if (!(thrown instanceof Error)) return null;
  const code = raised.exec(thrown.message)?.[1] as StorageCode | undefined;
  if (!code) return storageRefusal(thrown.cause);
  const isOfDay = codesOfDay.some((one) => one === code);
  return new AppError(code, {
    limit: storageLimits[code],
    // The day is the database's, whatever clock a command has.
    retryAfter: isOfDay ? secondsToNextDay(new Date()) : undefined,
    cause: thrown,
  });
}
