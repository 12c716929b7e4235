import type { EntryContext, RouterContextProvider } from "react-router";

import { nonceContext, requestIdContext, servicesContext, viewerContext } from "~/context";
import { toHex } from "~/platform/tokens";
import { addressOf } from "~/platform/once-per-request";

type Context = Readonly<RouterContextProvider>;

/** Per-response values, replaced when a cached page is served: random, so that no text holds them by chance. */
const marksOf = (context: Context): string[] => [context.get(nonceContext), context.get(requestIdContext)];

/** Whether the route allows its page to be cached: `handle.cacheable`. */
const isCacheable = ({ staticHandlerContext, routeModules }: EntryContext): boolean => {
  const handle = routeModules[staticHandlerContext.matches.at(-1)?.route.id ?? ""]?.handle;
  return (handle as { cacheable?: boolean } | undefined)?.cacheable === true;
};

/** The loader data of a page as text; null if it has values that text cannot hold, such as a promise. */
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
 * Cache key: hash of build, path, query and all loader data (language, theme and origin are in the root loader's); a page may render
 * from nothing else. Null for a page that is not cached.
 */
export async function renderedPageKey(
  request: Request,
  status: number,
  entry: EntryContext,
  context: Context,
): Promise<string | null> {
  if (request.method !== "GET" || status !== 200 || context.get(viewerContext) || !isCacheable(entry))
    return null;
  const data = textOf(entry.staticHandlerContext.loaderData);
  if (data === null) return null;
  const { pathname, search } = addressOf(request);
  const parts = [entry.manifest.version, pathname, search, data].join("\n");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(parts));
  return toHex(new Uint8Array(digest));
}

/** The cached page with the values of this response; null if there is none, or the cache fails. */
export async function findRenderedPage(key: string, context: Context): Promise<string | null> {
  const cached = await context
    .get(servicesContext)
    .pages.find(key)
    .catch(() => null);
  if (!cached) return null;
  const marks = marksOf(context);
  return cached.marks.reduce((html, mark, at) => html.replaceAll(mark, marks[at]!), cached.html);
}

/** Stores a page while it is sent, if it `isWhole` in the end; returns the stream to send. */
export function storeRenderedPage(
  key: string,
  body: ReadableStream,
  context: Context,
  isWhole: () => boolean,
): ReadableStream {
  const { pages, background } = context.get(servicesContext);
  const [out, copy] = body.tee();
  const marks = marksOf(context);
  const store = async () => {
    const html = await new Response(copy).text();
    if (isWhole()) await pages.keep(key, { html, marks });
  };
  background(store());
  return out;
}
