import type { MiddlewareFunction } from "react-router";

import { costsContext, patternContext, requestIdContext } from "~/context";
import { noCosts } from "~/platform/d1-costs.server";

import { requestIdOf } from "../request-id.server";

/** Names the request, and logs one line about its answer: no address (a draft's is its key), no header, no body. */
export const requestLog: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const requestId = requestIdOf(request);
  context.set(requestIdContext, requestId);
  context.set(patternContext, pattern);
  const started = Date.now();
  const response = await next();
  response.headers.set("X-Request-Id", requestId);
  const milliseconds = Date.now() - started;
  const { milliseconds: dbMilliseconds, ...counts } = context.get(costsContext) ?? noCosts();
  const line = {
    level: "info",
    requestId,
    method: request.method,
    route: pattern,
    status: response.status,
    milliseconds,
    dbMilliseconds,
    ...counts,
  };
  console.log(JSON.stringify(line));
  return response;
};
