import { AppError } from "~/errors";

import { bareAnswer } from "./bare-answer.server";
import { decodedPath } from "./decoded-path.server";
import { isApiCall } from "./is-api-call.server";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Line breaks, which the router's patterns do not match, and a doubled slash, which a link would take for another site. */
const oddPath = /[\n\r\u2028\u2029]|^\/[/\\]/;

/** The router's own form of an answer, which is for pages: of the API's it would hold a whole library in memory instead of streaming it. */
const apiData = /^\/api(?:\/.*)?\.data$/i;

/** What the router cannot take: a method it does not know (OPTIONS on a page too), an odd path, an Origin that is no origin. */
function findFault(request: Request): AppError | null {
  const origin = request.headers.get("Origin");
  const mayAskFirst = request.method === "OPTIONS" && isApiCall(request);
  if (!methods.includes(request.method) && !mayAskFirst) return new AppError("method_not_allowed");
  const path = decodedPath(new URL(request.url));
  if (oddPath.test(path) || apiData.test(path)) return new AppError("not_found");
  if (origin !== null && origin !== "null" && !URL.canParse(origin)) return new AppError("cross_origin");
  return null;
}

/** Answers a request that would make the router fail; null lets it in. */
export function rejectUnroutable(request: Request, requestId: string): Response | null {
  const fault = findFault(request);
  if (!fault) return null;
  const allowed = fault.code === "method_not_allowed" && { Allow: methods.join(", ") };
  return bareAnswer(fault, request, requestId, { ...allowed });
}
