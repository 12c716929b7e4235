import { AppError } from "~/errors";

import type { RowFault } from "./import-row";

/** Why a row is not imported, without its place. */
export type Fault = Pick<RowFault, "code" | "field" | "limit">;

/** The outcome of a row; `stopped`: a limit of the member ended the import before it. */
export type RowOutcome =
  | { result: "created" | "replaced"; id: string }
  | { result: "same" | "skipped" }
  | { result: "refused" | "stopped"; fault: Fault };

/** The outcome of a row that is not imported. */
export const refused = (fault: Fault): RowOutcome => ({ result: "refused", fault });

/** The fault of a row with a wrong definition of a variable, or with a text that a published prompt must not have. */
export function faultOf(thrown: unknown): Fault {
  if (!(thrown instanceof AppError)) throw thrown;
  const [entry] = Object.entries(thrown.fields ?? {});
  if (!entry) return { field: "content", code: thrown.code };
  return { field: entry[0].split(".")[0]!, ...entry[1] };
}
