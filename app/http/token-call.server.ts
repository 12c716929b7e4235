import { decodedPath } from "./decoded-path.server";

const api = /^\/api(?:\/|$)/i;

/** Whether a request calls the API with a token, good or bad. On pages the header means nothing. */
export const isTokenCall = (request: Request): boolean =>
  request.headers.has("Authorization") && api.test(decodedPath(new URL(request.url)));
