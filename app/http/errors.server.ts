import type { LoaderFunctionArgs, RouterContextProvider } from "react-router";

import { patternContext, requestIdContext, retryAfterContext, servicesContext } from "~/context";
import { AppError, type FieldErrorCode } from "~/errors";
import { getTranslate } from "~/i18n/middleware.server";
import type { Translate } from "~/i18n/translate";
import { storageRefusal } from "~/platform/storage-limits";
import { writeLine } from "~/platform/write-line";

import { isMcpCall, resourceMetadataPath } from "./request.server";

export type RequestArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/** A thrown value as an AppError: a refusal of the database by its code, the unexpected as `internal`. */
export const asAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError
    ? thrown
    : (storageRefusal(thrown) ?? new AppError("internal", { cause: thrown }));

/** Logs an error of status 500 or more, unless the client has left. */
export function logFailure(error: AppError, { request, context }: RequestArgs): void {
  if (error.status >= 500 && error.code !== "format_not_offered" && !request.signal.aborted)
    reportError(error, request, context);
}

/** Sets Retry-After through the context: the router drops the headers of a refused page. */
export function sendRetryAfter({ retryAfter }: AppError, { context }: RequestArgs): void {
  if (retryAfter !== undefined) context.set(retryAfterContext, Math.ceil(retryAfter));
}

/** The JSON body of a thrown value, in the reader's language; failures of the server are logged. */
export function errorBody(thrown: unknown, args: RequestArgs): ErrorBody {
  const error = asAppError(thrown);
  logFailure(error, args);
  return toErrorBody(error, getTranslate(args.context));
}

/** Where a client of the MCP server learns how to sign in, and what to ask for (RFC 9728, section 5.1). */
function signInHint({ code }: AppError, { request, context }: RequestArgs): string {
  const origin = context.get(servicesContext).siteOrigin;
  if (!isMcpCall(request) || origin === null) return code === "insufficient_scope" ? ', scope="write"' : "";
  const scope = code === "insufficient_scope" ? "read write" : "read";
  return `, resource_metadata="${origin}${resourceMetadataPath}", scope="${scope}"`;
}

/** The WWW-Authenticate header of an error (RFC 6750, section 3). Null if the error is not about authentication. */
function challengeOf(error: AppError, args: RequestArgs): string | null {
  const bearer = 'Bearer realm="Prompt Town"';
  const hint = signInHint(error, args);
  if (error.code === "invalid_token" || error.code === "insufficient_scope")
    return `${bearer}, error="${error.code}"${hint}`;
  return error.status === 401 ? bearer + hint : null;
}

/** The JSON response to a thrown value, in the reader's language; failures of the server are logged. */
export function errorResponse(thrown: unknown, args: RequestArgs): Response {
  const error = asAppError(thrown);
  sendRetryAfter(error, args);
  const challenge = challengeOf(error, args);
  const headers = challenge === null ? undefined : { "WWW-Authenticate": challenge };
  return Response.json(errorBody(error, args), { status: error.status, headers });
}

/** The JSON body of an error: a sentence in the reader's language, a stable code, and the errors of fields. */
export interface ErrorBody {
  error: string;
  code: string;
  /** Share id of the public prompt that it is about. */
  original?: string;
  fields?: Record<string, { code: FieldErrorCode; message: string; limit?: number }>;
}

/** The body of an error with its sentences. */
export function toErrorBody(error: AppError, t: Translate): ErrorBody {
  const { code, limit, minutes, place, original } = error;
  const body: ErrorBody = {
    error: t(`errors:${code}`, { limit, minutes, ...place }),
    code,
    ...(original !== undefined && { original }),
  };
  if (!error.fields) return body;
  const fields = Object.entries(error.fields).map(([name, fieldError]) => {
    const message = t(`errors:field.${fieldError.code}`, { limit: fieldError.limit });
    return [name, { ...fieldError, message }] as const;
  });
  // The sentence of the first field: clients that only show `error` still say what to do.
  return { ...body, error: fields[0]?.[1].message ?? body.error, fields: Object.fromEntries(fields) };
}

/** Removes the parameters of a failed query: people's texts and secrets. */
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

/** Logs a failure outside the router or after the response, with the id of its request or scheduled run. */
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
