import type { MiddlewareFunction } from "react-router";

import { isEncoded } from "../read-body.server";

/** Tells the sender of an encoded body that was refused how to send it (RFC 7694, section 3). */
export const acceptedEncoding: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (response.status === 415 && isEncoded(request)) response.headers.set("Accept-Encoding", "identity");
  return response;
};
