import type { MiddlewareFunction } from "react-router";

import { readCookie, serializeCookie } from "~/platform/cookies";
import { addressOf } from "~/platform/once-per-request";
import { asTheme, themeParameter, type Theme } from "~/domain/themes";

const oneYear = 365 * 24 * 60 * 60;

/** The theme of a request: `?theme=`, else the cookie. Null for the device's. */
export function requestTheme(request: Request): Theme | null {
  const theme =
    asTheme(addressOf(request).searchParams.get(themeParameter)) ??
    asTheme(readCookie(request, themeParameter));
  return theme === "auto" ? null : (theme ?? null);
}

/** Stores a choice by `?theme=` in a cookie; the device's theme needs none. */
export const rememberTheme: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next();
  const value = asTheme(url.searchParams.get(themeParameter));
  if (value) {
    const maxAge = value === "auto" ? 0 : oneYear;
    const cookie = serializeCookie(request, { name: themeParameter, value, maxAge, httpOnly: true });
    response.headers.append("Set-Cookie", cookie);
  }
  return response;
};
