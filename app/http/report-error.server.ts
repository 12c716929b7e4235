import type { RouterContextProvider } from "react-router";

import { patternContext, requestIdContext } from "~/context";

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

/** Logs a failure of work that went on after its response had left. */
export function reportBackgroundError(thrown: unknown): void {
  console.error(JSON.stringify({ level: "error", requestId: "background", error: describe(thrown) }));
}

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
