import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

import { AppError, type ErrorCode } from "~/errors";

export type Db = DrizzleD1Database & { $client: D1Database };

export const casing = "snake_case";

/** Opens the database through a D1 session: replicas may respond, and a person still reads their own writes. */
export function openDb(session: D1DatabaseSession): Db {
  // A session has every method drizzle calls (prepare and batch); its type only lacks exec and dump.
  return drizzle(session as unknown as D1Database, { casing });
}

/** Whether a write failed because a unique index already holds its value. */
export function isUniqueViolation(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown.message.includes("UNIQUE constraint failed") || isUniqueViolation(thrown.cause);
}

/** A `catch` handler of writes: an error of this code where a unique index already holds the value; every other failure goes on. */
export const takenAs =
  (code: ErrorCode) =>
  (cause: unknown): never => {
    throw isUniqueViolation(cause) ? new AppError(code, { cause }) : cause;
  };
