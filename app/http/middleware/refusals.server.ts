import type { MiddlewareFunction } from "react-router";

import { retryAfterContext } from "~/context";

import { discardBody, isEncoded } from "../body.server";

/** Reads an unread body to its end: else the connection would close before the refusal arrives. */
export const unreadBody: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  await discardBody(request);
  return response;
};

/** Sets Retry-After from the context. */
export const retryAfter: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const seconds = context.get(retryAfterContext);
  if (seconds !== null) response.headers.set("Retry-After", String(seconds));
  return response;
};

/** Sets Accept-Encoding where an encoded body was refused (RFC 7694, section 3). */
export const acceptedEncoding: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (response.status === 415 && isEncoded(request)) response.headers.set("Accept-Encoding", "identity");
  return response;
};
