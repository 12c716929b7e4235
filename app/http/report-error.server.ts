import type { RouterContextProvider } from "react-router";

import { patternContext, requestIdContext } from "~/context";
import { writeLine } from "~/platform/write-line";

/** A failed query repeats its parameters, which are people's texts and secrets. */
const withoutParameters = (text: string | undefined) =>
  text?.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/g, "");

const describe = (thrown: unknown): unknown =>
  thrown instanceof Error
    ? {
        name: thrown.name,
        message: withoutParameters(thrown.message),
        stack: withoutParameters(thrown.stack),
        cause: thrown.cause && describe(thrown.cause),
      }
    : String(thrown);

/** Logs a failure outside the router, or of work that went on after the response had left, with the id of its request or run. */
export function reportErrorOf(requestId: string, thrown: unknown): void {
  writeLine("error", requestId, { error: describe(thrown) });
}

/** Logs a failure with the id of its request; never a body, an address or a header. */
export function reportError(
  thrown: unknown,
  request: Request,
  context: Readonly<RouterContextProvider>,
): void {
  writeLine("error", context.get(requestIdContext), {
    method: request.method,
    route: context.get(patternContext),
    error: describe(thrown),
  });
}
