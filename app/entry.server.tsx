import { isbot } from "isbot";
// The Node build encodes a page in pieces of 4 kB, the edge build each attribute on its own: a sixth of a page's time.
import { renderToReadableStream } from "react-dom/server.node";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";

import { nonceContext } from "~/context";
import { reportError } from "~/http/errors.server";
import { TranslationsContext } from "~/i18n";
import { serverTranslations } from "~/i18n/dictionaries.server";
import { getLanguage } from "~/i18n/middleware.server";

import stylesheet from "./app.css?url";

/** Renders a page; crawlers wait for the whole of it. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Link", `<${stylesheet}>; rel=preload; as=style`);
  const nonce = context.get(nonceContext);
  let renderStatus = status;
  const body = await renderToReadableStream(
    <TranslationsContext value={serverTranslations(getLanguage(context))}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </TranslationsContext>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        renderStatus = 500;
        reportError(error, request, context);
      },
    },
  );
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  return new Response(body, { status: renderStatus, headers });
}

/** Logs unexpected errors; error responses that pages throw are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  reportError(error, request, context);
};
