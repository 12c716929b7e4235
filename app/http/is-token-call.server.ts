import { isApiCall } from "./is-api-call.server";

/** Whether a request calls the API with a token, good or bad. On pages the header means nothing. */
export const isTokenCall = (request: Request): boolean =>
  request.headers.has("Authorization") && isApiCall(request);
