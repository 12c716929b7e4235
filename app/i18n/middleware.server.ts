import Negotiator from "negotiator";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

import { asLanguage, defaultLanguage, languageParameter, languages, type Language } from "~/domain/languages";
import { readCookie, serializeCookie } from "~/platform/cookies";
import { addressOf } from "~/platform/once-per-request";

import { translator } from "./dictionaries.server";
import type { Translate } from "./translate";

const oneYear = 365 * 24 * 60 * 60;

const languageContext = createContext<Language>();

/** The language of a request. */
export const getLanguage = (context: Readonly<RouterContextProvider>): Language =>
  context.get(languageContext);

/** The translate function of a request. */
export const getTranslate = (context: Readonly<RouterContextProvider>): Translate =>
  translator(getLanguage(context), "shell");

/** The translate function of a request that did not pass the router. */
export const translateFor = (request: Request): Translate => translator(requestLanguage(request), "shell");

/** Detects the language of a request, and stores a choice by `?lang=` in a cookie. */
export const detectLanguage: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  context.set(languageContext, requestLanguage(request));
  const response = await next();
  const value = asLanguage(url.searchParams.get(languageParameter));
  if (value) {
    const cookie = serializeCookie(request, {
      name: languageParameter,
      value,
      maxAge: oneYear,
      httpOnly: false,
    });
    response.headers.append("Set-Cookie", cookie);
  }
  return response;
};

/** The language of a request: `?lang=`, else the cookie, else Accept-Language, else ja (specification, section 1). */
export function requestLanguage(request: Request): Language {
  const accepted = { headers: { "accept-language": request.headers.get("Accept-Language") ?? "" } };
  return (
    asLanguage(addressOf(request).searchParams.get(languageParameter)) ??
    asLanguage(readCookie(request, languageParameter)) ??
    asLanguage(new Negotiator(accepted).language([...languages]) ?? null) ??
    defaultLanguage
  );
}
