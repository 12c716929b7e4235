import type { LoaderFunctionArgs } from "react-router";

import { AppError } from "~/errors";
import { getI18n } from "~/i18n/middleware.server";

import { errorHeaders, toErrorBody, type ErrorBody } from "./error-body.server";
import { reportError } from "./report-error.server";

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** Whatever was thrown, as an AppError: the unexpected is `internal`. Failures of ours are logged. */
export function toAppError(thrown: unknown, { request, context }: Asked): AppError {
  const error = thrown instanceof AppError ? thrown : new AppError("internal", { cause: thrown });
  // A caller who left hears nothing and is no failure of ours.
  if (error.status >= 500 && !request.signal.aborted) reportError(error, request, context);
  return error;
}

/** What was thrown as the body of an answer, in the caller's language. */
export const toFailure = (thrown: unknown, asked: Asked): ErrorBody =>
  toErrorBody(toAppError(thrown, asked), getI18n(asked.context));

/** What was thrown as a JSON response, in the caller's language. */
export function errorResponse(thrown: unknown, asked: Asked): Response {
  const error = toAppError(thrown, asked);
  return Response.json(toErrorBody(error, getI18n(asked.context)), {
    status: error.status,
    headers: errorHeaders(error),
  });
}
