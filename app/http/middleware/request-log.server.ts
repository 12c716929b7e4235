import type { MiddlewareFunction } from "react-router";

import { costsContext, patternContext, requestIdContext } from "~/context";
import { noCosts } from "~/platform/d1-costs.server";
import { writeLine } from "~/platform/write-line";

/** Sends the request's id with the answer, and logs one line about it: no address (a draft's is its key), no header, no body. */
export const requestLog: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const requestId = context.get(requestIdContext);
  const route = pattern.startsWith("/") ? pattern : `/${pattern}`;
  context.set(patternContext, route);
  const started = Date.now();
  const response = await next();
  response.headers.set("X-Request-Id", requestId);
  const milliseconds = Date.now() - started;
  const { milliseconds: dbMilliseconds, ...counts } = context.get(costsContext) ?? noCosts();
  writeLine("request", requestId, {
    method: request.method,
    route,
    status: response.status,
    milliseconds,
    dbMilliseconds,
    ...counts,
  });
  return response;
};
