import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";

import { requestIdContext, typedContext } from "~/context";
import type { AppError } from "~/errors";

import { asAppError, logFailure, sendRetryAfter, type RequestArgs } from "./error-response.server";

/** What an error page is told; the root error boundary finds the words. */
export interface PageError {
  code: AppError["code"];
  /** Of the request that failed, which may be another than the one that the page came with. */
  requestId: string;
  /** What was typed into the form that failed with its page; it can be sent again. */
  typed: Record<string, string> | null;
}

/** What was thrown as what draws the error page of its status; failures of ours are logged. */
export function pageError(thrown: unknown, args: RequestArgs) {
  const error = asAppError(thrown);
  logFailure(error, args);
  sendRetryAfter(error, args);
  const { context } = args;
  const told: PageError = {
    code: error.code,
    requestId: context.get(requestIdContext),
    typed: context.get(typedContext),
  };
  return data(told, { status: error.status });
}

/** Wraps a page's loader or action: what it throws becomes the error page of its status. */
export function page<Args extends LoaderFunctionArgs | ActionFunctionArgs, Result>(
  handle: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await handle(args);
    } catch (thrown) {
      throw thrown instanceof Response ? thrown : pageError(thrown, args);
    }
  };
}
