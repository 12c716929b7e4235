import type { MiddlewareFunction } from "react-router";

import { flashCookie, flashHeader, readFlash } from "../flash.server";
import { isApiCall } from "../is-api-call.server";

/** A notice is shown once: the page that shows it takes its cookie away. */
export const flash: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const shows =
    !isApiCall(request) && request.method === "GET" && readFlash(request) && response.status < 300;
  if (shows && !response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${flashCookie}=`)))
    response.headers.append("Set-Cookie", flashHeader(request, null));
  return response;
};
