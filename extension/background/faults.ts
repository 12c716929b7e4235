import type { Fault } from "../messages";

/** A call that failed, by its code. */
export class CallFault extends Error {
  constructor(
    readonly code: string,
    message = "",
  ) {
    super(message);
  }
}

/** A thrown value as the panel is told of it. */
export const faultOf = (thrown: unknown): Fault =>
  thrown instanceof CallFault
    ? { code: thrown.code, message: thrown.message }
    : { code: "misread", message: "" };
