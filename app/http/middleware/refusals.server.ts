import type { MiddlewareFunction } from "react-router";

import { retryAfterContext } from "~/context";

import { discardBody, isEncoded } from "../body.server";

/** A refusal that leaves the body unread would cut the connection before its answer arrives; so the body is read out. */
export const unreadBody: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  await discardBody(request);
  return response;
};

/** Tells a caller who was refused for their number when to try again. */
export const retryAfter: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const seconds = context.get(retryAfterContext);
  if (seconds !== null) response.headers.set("Retry-After", String(seconds));
  return response;
};

/** Tells the sender of an encoded body that was refused how to send it (RFC 7694, section 3). */
export const acceptedEncoding: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (response.status === 415 && isEncoded(request)) response.headers.set("Accept-Encoding", "identity");
  return response;
};
