/** D1's message for a code raised by a trigger; never inside a longer message, which may have a member's text in it. */
const raised = /^(?:D1_ERROR: )?(\w+): SQLITE_CONSTRAINT/;

/** The code with which a trigger of the database refused a write, from the thrown error. Null for any other error. */
export function raisedCode(thrown: unknown): string | null {
  if (!(thrown instanceof Error)) return null;
  return raised.exec(thrown.message)?.[1] ?? raisedCode(thrown.cause);
}
