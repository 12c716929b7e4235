import type { LoaderFunctionArgs } from "react-router";

import { retryAfterContext } from "~/context";
import { AppError } from "~/errors";
import { getTranslate } from "~/i18n/middleware.server";
import { storageRefusal } from "~/platform/storage-limits";

import { toErrorBody, type ErrorBody } from "./error-body.server";
import { reportError } from "./report-error.server";

export type RequestArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/** Whatever was thrown, as an AppError: also what the database refuses; the unexpected is `internal`. */
export const asAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError
    ? thrown
    : (storageRefusal(thrown) ?? new AppError("internal", { cause: thrown }));

/** Logs an error if it is a failure of ours; a caller who left hears nothing and is none. */
export function logFailure(error: AppError, { request, context }: RequestArgs): void {
  if (error.status >= 500 && error.code !== "format_not_offered" && !request.signal.aborted)
    reportError(error, request, context);
}

/** Sends Retry-After with the answer, whatever draws it: the router drops the headers of what a page refuses. */
export function sendRetryAfter({ retryAfter }: AppError, { context }: RequestArgs): void {
  if (retryAfter !== undefined) context.set(retryAfterContext, Math.ceil(retryAfter));
}

/** What was thrown as the body of an answer, in the caller's language; failures of ours are logged. */
export function errorBody(thrown: unknown, args: RequestArgs): ErrorBody {
  const error = asAppError(thrown);
  logFailure(error, args);
  return toErrorBody(error, getTranslate(args.context));
}

/** Says in WWW-Authenticate how a call may prove who makes it (RFC 6750, section 3); null: the refusal is about something else. */
function challengeOf({ code, status }: AppError): string | null {
  const bearer = 'Bearer realm="Prompt Town"';
  if (code === "invalid_token") return `${bearer}, error="invalid_token"`;
  if (code === "insufficient_scope") return `${bearer}, error="insufficient_scope", scope="write"`;
  return status === 401 ? bearer : null;
}

/** What was thrown as a JSON response, in the caller's language; failures of ours are logged. */
export function errorResponse(thrown: unknown, args: RequestArgs): Response {
  const error = asAppError(thrown);
  sendRetryAfter(error, args);
  const challenge = challengeOf(error);
  const headers = challenge === null ? undefined : { "WWW-Authenticate": challenge };
  return Response.json(errorBody(error, args), { status: error.status, headers });
}
