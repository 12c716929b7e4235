import type { MiddlewareFunction } from "react-router";

import { asListLanguage, listLanguageParameter, type ListLanguage } from "~/domain/prompt-languages";
import { requestLanguage } from "~/i18n/middleware.server";
import { readCookie, serializeCookie } from "~/platform/cookies";
import { addressOf } from "~/platform/once-per-request";

const oneYear = 365 * 24 * 60 * 60;

/** The language of the lists of a request: `?language=`, else the cookie, else the page's own. */
export const requestListLanguage = (request: Request): ListLanguage =>
  asListLanguage(addressOf(request).searchParams.get(listLanguageParameter)) ??
  asListLanguage(readCookie(request, listLanguageParameter)) ??
  requestLanguage(request);

/** Stores a choice by `?language=` in a cookie; the page's own language needs none. */
export const rememberListLanguage: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next();
  const value = asListLanguage(url.searchParams.get(listLanguageParameter));
  if (value) {
    const maxAge = value === requestLanguage(request) ? 0 : oneYear;
    const cookie = serializeCookie(request, { name: listLanguageParameter, value, maxAge, httpOnly: true });
    response.headers.append("Set-Cookie", cookie);
  }
  return response;
};
