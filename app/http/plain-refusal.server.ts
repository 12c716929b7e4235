import type { AppError } from "~/errors";
import { requestLanguage, translateFor } from "~/i18n/middleware.server";
import type { Translate } from "~/i18n/translate";
import type { Language } from "~/domain/languages";
import { writeLine } from "~/platform/write-line";

import { toErrorBody } from "./errors.server";
import { withSecurityHeaders } from "./middleware/security-headers.server";
import { isPageRequest } from "./request.server";

interface ErrorDocument {
  error: AppError;
  t: Translate;
  language: Language;
  requestId: string;
}

/** The error page without the router, as a small document. */
function errorDocument({ error: { code, status }, t, language, requestId }: ErrorDocument): string {
  const notFound = t("notFound.ownWords") || t("notFound.title");
  const title = status === 404 ? notFound : t("failure.title");
  const reference = `<p>${escapeText(t("failure.requestId"))}: <code>${escapeText(requestId)}</code></p>`;
  const body = [
    "<main>",
    `<h1>${escapeText(title)}</h1>`,
    `<p>${escapeText(t(`errors:${code}`))}</p>`,
    ...(status >= 500 ? [reference] : []),
    `<p><a href="/">${escapeText(t("notFound.action"))}</a></p>`,
    "</main>",
  ];
  return smallDocument({ language, title: `${title} | ${t("product")}`, body: body.join("\n") });
}

/** Refuses a request in its sender's language without its route: a page with a small document, else as JSON. */
export function plainRefusal(
  error: AppError,
  request: Request,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const { status } = error;
  const t = translateFor(request);
  if (!isPageRequest(request)) return Response.json(toErrorBody(error, t), { status, headers });
  const html = errorDocument({ error, t, language: requestLanguage(request), requestId });
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}

/** Refuses and logs a request that reaches no route. */
export function bareResponse(
  error: AppError,
  request: Request,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  writeLine("request", requestId, { method: request.method, route: "none", status: error.status });
  return withSecurityHeaders(
    plainRefusal(error, request, requestId, { "X-Request-Id": requestId, ...headers }),
  );
}

/** Text escaped for HTML, between tags and inside quoted attributes. */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

interface SmallDocument {
  language: string;
  title: string;
  /** HTML. */
  body: string;
}

/** A page of its own style, without the router. */
export const smallDocument = ({ language, title, body }: SmallDocument): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>body{max-width:32rem;margin:4rem auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif}</style>
</head>
<body>
${body}
</body>
</html>
`;
