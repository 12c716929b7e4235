import type { EntryContext, RouterContextProvider } from "react-router";

import { nonceContext, requestIdContext, servicesContext, viewerContext } from "~/context";
import { toHex } from "~/platform/tokens";

type Context = Readonly<RouterContextProvider>;

/** What stands in a page for the one answer that it is in: nobody could have put it into a text before. */
const marksOf = (context: Context): string[] => [context.get(nonceContext), context.get(requestIdContext)];

/** The page is one that a route has marked with `handle.kept`. */
const isMarked = ({ staticHandlerContext, routeModules }: EntryContext): boolean => {
  const handle = routeModules[staticHandlerContext.matches.at(-1)?.route.id ?? ""]?.handle;
  return (handle as { kept?: boolean } | undefined)?.kept === true;
};

/** All that pages are rendered from as text; null where it holds what text cannot tell, such as a promise. */
function textOf(loaderData: object): string | null {
  let isPlain = true;
  const text = JSON.stringify(loaderData, (name, value: unknown) => {
    if (name === "requestId") return undefined;
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      const prototype: unknown = Object.getPrototypeOf(value);
      if (prototype !== Object.prototype && prototype !== null) isPlain = false;
    }
    return value;
  });
  return isPlain ? text : null;
}

/**
 * The name of a visitor's page by all that it is rendered from (address, language, data, build), so that it is never shown
 * after any of it has changed; null for a page that is not kept.
 */
export async function keptPageKey(
  request: Request,
  status: number,
  entry: EntryContext,
  context: Context,
): Promise<string | null> {
  if (request.method !== "GET" || status !== 200 || context.get(viewerContext) || !isMarked(entry))
    return null;
  const data = textOf(entry.staticHandlerContext.loaderData);
  if (data === null) return null;
  const { pathname, search } = new URL(request.url);
  const parts = [entry.manifest.version, pathname, search, data].join("\n");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(parts));
  return toHex(new Uint8Array(digest));
}

/** A kept page with the marks of this answer; null where there is none. What fails is as if there were none. */
export async function findKeptPage(key: string, context: Context): Promise<string | null> {
  const kept = await context
    .get(servicesContext)
    .pages.find(key)
    .catch(() => null);
  if (!kept) return null;
  const marks = marksOf(context);
  return kept.marks.reduce((html, mark, at) => html.replaceAll(mark, marks[at]!), kept.html);
}

/** Keeps a page while it goes out, if it `isWhole` in the end; what comes back goes out. */
export function storePage(
  key: string,
  body: ReadableStream,
  context: Context,
  isWhole: () => boolean,
): ReadableStream {
  const { pages, background } = context.get(servicesContext);
  const [out, copy] = body.tee();
  const marks = marksOf(context);
  const keep = async () => {
    const html = await new Response(copy).text();
    if (isWhole()) await pages.keep(key, { html, marks });
  };
  background(keep());
  return out;
}
