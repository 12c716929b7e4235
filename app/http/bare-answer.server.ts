import type { AppError } from "~/errors";
import { writeLine } from "~/platform/write-line";

import { withSecurityHeaders } from "./middleware/security-headers.server";
import { plainRefusal } from "./plain-refusal.server";

/** Refuses a request that no route gets to see, and logs it as the router's are. */
export function bareAnswer(
  error: AppError,
  request: Request,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  writeLine("request", requestId, { method: request.method, route: "none", status: error.status });
  return withSecurityHeaders(
    plainRefusal(error, request, requestId, { "X-Request-Id": requestId, ...headers }),
  );
}
