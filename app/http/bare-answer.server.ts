import type { AppError } from "~/errors";
import { createI18n } from "~/i18n/middleware.server";
import { writeLine } from "~/platform/write-line";

import { toErrorBody } from "./error-body.server";
import { withSecurityHeaders } from "./middleware/security-headers.server";

/** Refuses a request that no route gets to see, in its sender's language, and logs it as the router's are. */
export function bareAnswer(
  error: AppError,
  request: Request,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const { status } = error;
  writeLine("request", requestId, { method: request.method, route: "none", status });
  const body = toErrorBody(error, createI18n(request));
  return withSecurityHeaders(
    Response.json(body, { status, headers: { "X-Request-Id": requestId, ...headers } }),
  );
}
