import type { RouterContextProvider } from "react-router";

import { writesContext } from "~/context";
import { addressOf, oncePerRequest } from "~/platform/once-per-request";

/** The path of a request as the router compares it: percent-decoded, where it can be. */
export const pathOf = oncePerRequest((request): string => {
  const { pathname } = addressOf(request);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
});

const api = /^\/api(?:\/|$)/i;

/** Whether a request calls the API; its responses are JSON, errors too. */
export const isApiCall = (request: Request): boolean => api.test(pathOf(request));

const mcp = /^\/mcp\/?$/i;

/** Whether a request calls the MCP server. */
export const isMcpCall = (request: Request): boolean => mcp.test(pathOf(request));

/** Where the MCP server describes its sign-in (RFC 9728). */
export const resourceMetadataPath = "/.well-known/oauth-protected-resource/mcp";

const oauth = /^\/(?:oauth\/(?:token|register)|\.well-known\/oauth-[a-z]+-[a-z]+(?:\/mcp)?)\/?$/i;

/** Whether a program asks for its sign-in at the MCP server: metadata, registration, tokens. The consent is a page. */
export const isOAuthCall = (request: Request): boolean => oauth.test(pathOf(request));

/** Whether a request calls the API or the MCP server with a token, valid or not. Pages ignore the header. */
export const isTokenCall = (request: Request): boolean =>
  request.headers.has("Authorization") && (isApiCall(request) || isMcpCall(request));

/** Paths of files that are the same for every reader. */
const sharedFiles =
  /^\/(?:embed|oembed|pictures|avatars|examples|feeds|sitemaps|sitemap\.xml|robots\.txt|healthz|manifest\.webmanifest)(?:\/|$)/i;

const anonymousPage = /^\/offline\/?(?:\.data)?$/i;

/** Whether a request is for the page that browsers keep for the time without a network: nobody's, and without a model. */
export const isAnonymousPage = (request: Request): boolean => anonymousPage.test(pathOf(request));

/** Whether the response is the same for every reader. */
export const isShared = (request: Request): boolean => sharedFiles.test(pathOf(request));

/** Whether cookies play no part in the response: files, the MCP server, calls with a token. */
export const isWithoutCookies = (request: Request): boolean =>
  isShared(request) ||
  isAnonymousPage(request) ||
  isTokenCall(request) ||
  isMcpCall(request) ||
  isOAuthCall(request);

const widgetUse = /^\/embed\/[^/]+\/used\/?$/i;

/** Whether the widget reports a use: it stands in sandboxed frames, whose documents have the origin "null". */
export const isWidgetUse = (request: Request): boolean => widgetUse.test(pathOf(request));

/**
 * Whether another app's text is shared with the installed app: the browser itself sends it, with the origin "null", and no site can
 * have it say that nobody asked for the page.
 */
export const isAppShare = (request: Request): boolean =>
  /^\/share\/?$/i.test(pathOf(request)) &&
  request.headers.get("Origin") === "null" &&
  request.headers.get("Sec-Fetch-Site") === "none";

const googleReturn = /^\/auth\/google\/callback\/?$/i;

/** Whether a person reads the response, and no route draws it: the return from Google is the last page of a popup. */
export const isBarePage = (request: Request): boolean => googleReturn.test(pathOf(request));

/** Whether a person may be reading: no call of a program and no file for programs (feeds, pictures, the widget). */
export const isPageRequest = (request: Request): boolean =>
  !isApiCall(request) && !isShared(request) && !isMcpCall(request) && !isOAuthCall(request);

/** Whether the router's scripts sent the request: they append `.data` to the page's path, a browser without scripts never does. */
export const isFetched = (request: Request): boolean => addressOf(request).pathname.endsWith(".data");

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Whether the method is a safe one (RFC 9110, section 9.2.1). */
export const isSafe = ({ method }: Request): boolean => safeMethods.includes(method);

interface Exchange {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Whether a finished request may have changed data of its sender. */
export const mayHaveWritten = ({ request, context }: Exchange): boolean =>
  context.get(writesContext) ?? !isSafe(request);

/** The User-Agent header, or an empty text. */
export const userAgentOf = (request: Request): string => request.headers.get("User-Agent") ?? "";
