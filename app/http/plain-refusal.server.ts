import type { i18n } from "i18next";

import type { AppError } from "~/errors";
import { createI18n } from "~/i18n/middleware.server";

import { toErrorBody } from "./error-body.server";
import { isPageRequest } from "./is-page-request.server";
import { escapeText, smallDocument } from "./small-document.server";

/** Says what the error page of the site would say. */
function errorDocument({ code, status }: AppError, { t, language }: i18n, requestId: string): string {
  const notFound = t("shell:notFound.ownWords") || t("shell:notFound.title");
  const title = status === 404 ? notFound : t("shell:failure.title");
  const reference = `<p>${escapeText(t("shell:failure.requestId"))}: <code>${escapeText(requestId)}</code></p>`;
  const body = [
    "<main>",
    `<h1>${escapeText(title)}</h1>`,
    `<p>${escapeText(t(`errors:${code}`))}</p>`,
    ...(status >= 500 ? [reference] : []),
    `<p><a href="/">${escapeText(t("shell:notFound.action"))}</a></p>`,
    "</main>",
  ];
  return smallDocument({ language, title: `${title} | ${t("shell:product")}`, body: body.join("\n") });
}

/** Refuses a request in its sender's language, whatever its route: a page with a small page of its own, else as JSON. */
export function plainRefusal(
  error: AppError,
  request: Request,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const { status } = error;
  const words = createI18n(request);
  if (!isPageRequest(request)) return Response.json(toErrorBody(error, words), { status, headers });
  const html = errorDocument(error, words, requestId);
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}
