import type { MiddlewareFunction } from "react-router";

import { discardBody } from "../read-body.server";

/** A refusal that leaves the body unread would cut the connection before its answer arrives; so the body is read out. */
export const unreadBody: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  await discardBody(request);
  return response;
};
