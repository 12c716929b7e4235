import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

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
