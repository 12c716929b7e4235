import type { RouterContextProvider } from "react-router";

import { writesContext } from "~/context";

const api = /^\/api(?:\/|$)/i;

/** Whether a request calls the API, which answers everything as JSON. */
export const isApiCall = (request: Request): boolean => api.test(decodedPath(new URL(request.url)));

/** Whether a request calls the API with a token, good or bad. On pages the header means nothing. */
export const isTokenCall = (request: Request): boolean =>
  request.headers.has("Authorization") && isApiCall(request);

/** What is the same for everybody: the widget, what describes it, pictures, avatars, feeds, what search engines read, and what monitors ask. */
const shared =
  /^\/(?:embed|oembed|pictures|avatars|feeds|sitemaps|sitemap\.xml|robots\.txt|healthz)(?:\/|$)/i;

/** Whether a request asks for something that is the same for everybody. */
export const isShared = (request: Request): boolean => shared.test(decodedPath(new URL(request.url)));

/** Whether a person may have asked: neither a call of the API nor what programs fetch (feeds, pictures, the widget). */
export const isPageRequest = (request: Request): boolean => !isApiCall(request) && !isShared(request);

/** Scripts ask for data under the page's address with this ending; a browser on its own never does. */
export const isFetched = (request: Request): boolean => new URL(request.url).pathname.endsWith(".data");

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Whether a request asks for nothing to be changed (RFC 9110, section 9.2.1). */
export const isSafe = ({ method }: Request): boolean => safeMethods.includes(method);

interface Answered {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Whether a request that has been answered may have changed what its caller reads back. */
export const mayHaveWritten = ({ request, context }: Answered): boolean =>
  context.get(writesContext) ?? !isSafe(request);

/** The browser's own name for itself. */
export const userAgentOf = (request: Request): string => request.headers.get("User-Agent") ?? "";

/** The path of an address as the router compares it: without percent-encoding, where that can be undone. */
export function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
