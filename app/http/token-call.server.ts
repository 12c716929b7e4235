import { decodedPath } from "./decoded-path.server";

const api = /^\/api(?:\/|$)/i;

/** Whether a request calls the API, which answers everything as JSON. */
export const isApiCall = (request: Request): boolean => api.test(decodedPath(new URL(request.url)));

/** Whether a request calls the API with a token, good or bad. On pages the header means nothing. */
export const isTokenCall = (request: Request): boolean =>
  request.headers.has("Authorization") && isApiCall(request);
