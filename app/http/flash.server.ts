import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

import { readCookie, serializeCookie } from "~/platform/cookies";

import { isFlash, isSignInFlash, type Done } from "./flash";

/** The name of the cookie that carries a flash over a redirect. */
export const flashCookie = "flash";

/** Seconds after which a flash expires unseen. */
const lifetime = 60;

/** Whether the response shows the flash: a navigation may load the root's data and the page's in two requests. */
const shownContext = createContext(false);

/** The flash of a request, or null; the response that shows it removes it. */
export function takeFlash(request: Request, context: Readonly<RouterContextProvider>): Done | null {
  const [done = "", undo = "", count = "", prompt = "", after = ""] = (
    readCookie(request, flashCookie) ?? ""
  ).split(".");
  if (!isFlash(done)) return null;
  context.set(shownContext, true);
  return {
    done,
    ...(isId.test(undo) && { undo }),
    ...(/^\d{1,9}$/.test(count) && { count: Number(count) }),
    ...(isId.test(prompt) && { prompt }),
    ...(isSignInFlash(after) && { after }),
  };
}

const isId = /^\w{1,64}$/;

/** A flash as text, without the fields that are missing at its end. */
function written({ done, undo, count, prompt, after }: Done): string {
  const fields = [done, undo, count, prompt, after];
  return fields.slice(0, fields.findLastIndex((field) => field !== undefined) + 1).join(".");
}

/** The Set-Cookie header of a flash for the next page; null removes it. */
export const flashHeader = (request: Request, flash: Done | null): string =>
  serializeCookie(request, {
    name: flashCookie,
    value: flash ? written(flash) : "",
    maxAge: flash ? lifetime : 0,
    httpOnly: true,
  });

/** Shows a flash once: the response with `takeFlash`'s value removes the cookie, unless it is an error. */
export const flash: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const shown = context.get(shownContext) && response.status < 300;
  if (shown && !response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${flashCookie}=`)))
    response.headers.append("Set-Cookie", flashHeader(request, null));
  return response;
};
