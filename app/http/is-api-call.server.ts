import { decodedPath } from "./decoded-path.server";

const api = /^\/api(?:\/|$)/i;

/** Whether a request calls the API, which answers everything as JSON. */
export const isApiCall = (request: Request): boolean => api.test(decodedPath(new URL(request.url)));
