import type { MiddlewareFunction } from "react-router";

import { requestIdContext } from "~/context";

/** Names the request, and logs one line about its answer: no query, no header, no body. */
export const requestLog: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
  context.set(requestIdContext, requestId);
  const started = Date.now();
  const response = await next();
  response.headers.set("X-Request-Id", requestId);
  const { method, url } = request;
  const milliseconds = Date.now() - started;
  const line = {
    level: "info",
    requestId,
    method,
    path: new URL(url).pathname,
    status: response.status,
    milliseconds,
  };
  console.log(JSON.stringify(line));
  return response;
};
