import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";

import { nonceContext } from "~/context";
import { findKeptPage, keptPageKey, storePage } from "~/http/kept-page.server";
import { reportError } from "~/http/report-error.server";
import { TranslationsContext } from "~/i18n";
import { serverTranslations } from "~/i18n/dictionaries.server";
import { getLanguage } from "~/i18n/middleware.server";

import stylesheet from "./app.css?url";

/** Renders a page, or takes it from the rendered-page cache (RFC 9211 header); crawlers get it when it is complete. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Link", `<${stylesheet}>; rel=preload; as=style`);
  const key = await keptPageKey(request, status, entry, context);
  const kept = key && (await findKeptPage(key, context));
  if (key) headers.set("Cache-Status", kept ? "rendered-pages; hit" : "rendered-pages; fwd=miss; stored");
  if (kept) return new Response(kept, { status, headers });
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
  const out = key ? storePage(key, body, context, () => renderStatus === status) : body;
  return new Response(out, { status: renderStatus, headers });
}

/** Logs unexpected errors; error responses that pages throw on purpose are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  reportError(error, request, context);
};
