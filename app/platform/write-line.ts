/** The kind of a log line; `docs/operations.md` lists the fields of each. */
type LogEvent = "request" | "error" | "email" | "model_call" | "schedule" | "alarm";

/**
 * Writes one line of JSON to the log, named by its request or run. It must not identify a person or contain their text: no
 * address, header, body or query.
 */
export function writeLine(event: LogEvent, requestId: string, fields: object): void {
  const level = event === "error" || event === "alarm" ? "error" : "info";
  const line = JSON.stringify({ level, event, requestId, ...fields });
  if (level === "error") console.error(line);
  else console.log(line);
}
