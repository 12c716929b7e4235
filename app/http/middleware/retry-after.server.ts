import type { MiddlewareFunction } from "react-router";

import { retryAfterContext } from "~/context";

/** Tells a caller who was refused for their number when to try again. */
export const retryAfter: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const seconds = context.get(retryAfterContext);
  if (seconds !== null) response.headers.set("Retry-After", String(seconds));
  return response;
};
