import { createInstance, type i18n } from "i18next";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

import { asLanguage, languageParameter, type Language } from "~/languages";
import { oncePerLanguage } from "~/once-per-language";
import { serializeCookie } from "~/platform/cookies";

import { i18nOptions } from "./config";
import { requestLanguage } from "./request-language.server";
import { dictionaries } from "./server/dictionaries";

const oneYear = 365 * 24 * 60 * 60;

const languageContext = createContext<Language>();

/** The i18next of a language: nobody changes it, so that all requests share it. */
const i18nOf = oncePerLanguage((language): i18n => {
  const instance = createInstance({ ...i18nOptions, resources: dictionaries });
  void instance.init({ lng: language });
  return instance;
});

/** The language of a request. */
export const getLanguage = (context: Readonly<RouterContextProvider>): Language =>
  context.get(languageContext);

/** The dictionary of a request's language. */
export const getI18n = (context: Readonly<RouterContextProvider>): i18n => i18nOf(getLanguage(context));

/** The same dictionary where no router has seen the request. */
export const createI18n = (request: Request): i18n => i18nOf(requestLanguage(request));

/** Finds the language of a request, and remembers one that was chosen by `?lang=`. */
export const language: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
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
