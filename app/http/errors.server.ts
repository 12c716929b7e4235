import type { LoaderFunctionArgs, RouterContextProvider } from "react-router";

import { patternContext, requestIdContext, retryAfterContext } from "~/context";
import { AppError, type FieldErrorCode } from "~/errors";
import { getTranslate } from "~/i18n/middleware.server";
import type { Translate } from "~/i18n/translate";
import { storageRefusal } from "~/platform/storage-limits";
import { writeLine } from "~/platform/write-line";

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

/** The JSON form of an error: a sentence in the caller's language, a stable code, and the fields it is about. */
export interface ErrorBody {
  error: string;
  code: string;
  fields?: Record<string, { code: FieldErrorCode; message: string; limit?: number }>;
}

/** Puts an error into words. */
export function toErrorBody(error: AppError, t: Translate): ErrorBody {
  const body: ErrorBody = { error: t(`errors:${error.code}`, { limit: error.limit }), code: error.code };
  if (!error.fields) return body;
  const fields = Object.entries(error.fields).map(([name, complaint]) => {
    const message = t(`errors:field.${complaint.code}`, { limit: complaint.limit });
    return [name, { ...complaint, message }] as const;
  });
  // The first complaint is the sentence: clients that only show `error` still say what to do.
  return { ...body, error: fields[0]?.[1].message ?? body.error, fields: Object.fromEntries(fields) };
}

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
