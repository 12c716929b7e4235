import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { createI18nextMiddleware } from "remix-i18next/middleware";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";

import { asLanguage, defaultLanguage, languageParameter, languages, type Language } from "~/languages";
import { serializeCookie } from "~/platform/cookies";

import { i18nOptions } from "./config";
import { en } from "./locales/en";
import { es } from "./locales/es";
import { ja } from "./locales/ja";
import { requestLanguage } from "./request-language.server";

const oneYear = 365 * 24 * 60 * 60;

const options = { ...i18nOptions, resources: { ja, en, es } };

const [i18nextMiddleware, localeOf, instanceOf] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ["custom"],
    findLocale: (request) => Promise.resolve(requestLanguage(request)),
  },
  i18next: options,
  plugins: [initReactI18next],
});

/** The language of a request. */
export const getLanguage = (context: Readonly<RouterContextProvider>): Language =>
  localeOf(context) as Language;

/** The dictionary of a request's language. */
export const getI18n = (context: Readonly<RouterContextProvider>): i18n => instanceOf(context);

/** The same dictionary where no router has seen the request. */
export function createI18n(request: Request): i18n {
  const instance = createInstance(options);
  void instance.init({ lng: requestLanguage(request) });
  return instance;
}

/** Finds the language of a request, and remembers one that was chosen by `?lang=`. */
export const language: MiddlewareFunction<Response>[] = [
  i18nextMiddleware,
  async ({ request }, next) => {
    const response = await next();
    const value = asLanguage(new URL(request.url).searchParams.get(languageParameter));
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
  },
];
