import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";

import type { AppError } from "~/errors";

import { asAppError, logFailure, sendRetryAfter } from "./error-response.server";

/** What an error page is told; the root error boundary finds the words. */
export interface PageError {
  code: AppError["code"];
}

/** Wraps a page's loader or action: what it throws becomes the error page of its status. */
export function page<Args extends LoaderFunctionArgs | ActionFunctionArgs, Result>(
  handle: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await handle(args);
    } catch (thrown) {
      if (thrown instanceof Response) throw thrown;
      const error = asAppError(thrown);
      logFailure(error, args);
      sendRetryAfter(error, args);
      throw data({ code: error.code } satisfies PageError, { status: error.status });
    }
  };
}
