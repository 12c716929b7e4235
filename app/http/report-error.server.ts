import type { RouterContextProvider } from "react-router";

import { patternContext, requestIdContext } from "~/context";

const describe = (thrown: unknown): unknown =>
  thrown instanceof Error
    ? {
        name: thrown.name,
        message: thrown.message,
        stack: thrown.stack,
        cause: thrown.cause && describe(thrown.cause),
      }
    : String(thrown);

/** Logs a failure with the id of its request; never a body, an address or a header. */
export function reportError(
  thrown: unknown,
  request: Request,
  context: Readonly<RouterContextProvider>,
): void {
  console.error(
    JSON.stringify({
      level: "error",
      requestId: context.get(requestIdContext),
      method: request.method,
      route: context.get(patternContext),
      error: describe(thrown),
    }),
  );
}
