/** Whether a write failed because a unique index already holds its value. */
export function isUniqueViolation(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown.message.includes("UNIQUE constraint failed") || isUniqueViolation(thrown.cause);
}
