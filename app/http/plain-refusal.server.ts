import type { AppError } from "~/errors";
import { requestLanguage, translateFor } from "~/i18n/middleware.server";
import type { Translate } from "~/i18n/translate";
import type { Language } from "~/languages";

import { toErrorBody } from "./error-body.server";
import { isPageRequest } from "./is-page-request.server";
import { escapeText, smallDocument } from "./small-document.server";

interface ErrorDocument {
  error: AppError;
  t: Translate;
  language: Language;
  requestId: string;
}

/** The texts of the site's error page in a small document. */
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

/** Refuses a request in its sender's language, whatever its route: a page with a small page of its own, else as JSON. */
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
