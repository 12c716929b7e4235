import type { EntryContext, RouterContextProvider } from "react-router";

import { nonceContext, requestIdContext, servicesContext, viewerContext, type Viewer } from "~/context";
import { addressOf } from "~/platform/once-per-request";
import { createToken, toHex } from "~/platform/tokens";

type Context = Readonly<RouterContextProvider>;

/** For whom a route's page is cached: a page for `everyone` shows nothing that only its reader may see, but their email address. */
export type Cacheable = "visitors" | "everyone";

/** A page that may be cached. */
export interface CacheablePage {
  key: string;
  /** Its per-response values, replaced when the cached page is served: nonce, request id, a member's email address. */
  values: readonly string[];
}

/** Email addresses that HTML and JSON show unchanged. */
const plainEmail = /^[\w.+-]+@[\w.-]+$/;

/** Whether the route's page may be cached for this reader: `handle.cacheable`. */
function isCacheable({ staticHandlerContext, routeModules }: EntryContext, viewer: Viewer | null): boolean {
  const handle = routeModules[staticHandlerContext.matches.at(-1)?.route.id ?? ""]?.handle;
  const cacheable = (handle as { cacheable?: Cacheable } | undefined)?.cacheable;
  return cacheable === "everyone" || (cacheable === "visitors" && viewer === null);
}

/** The loader data of a page as text, without its per-response values; null if it has values that text cannot hold, such as a promise. */
function textOf({ root, ...data }: Record<string, unknown>): string | null {
  const { viewer, requestId: _, ...facts } = root as { viewer: object | null; requestId: string };
  let isPlain = true;
  const text = JSON.stringify(
    { ...data, root: { ...facts, isMember: viewer !== null } },
    (_name, value: unknown) => {
      if (value !== null && typeof value === "object" && !Array.isArray(value)) {
        const prototype: unknown = Object.getPrototypeOf(value);
        if (prototype !== Object.prototype && prototype !== null) isPlain = false;
      }
      return value;
    },
  );
  return isPlain ? text : null;
}

/**
 * The page with its cache key: hash of build, path, query and all loader data (language, theme and origin are in the root loader's)
 * except a member's email address; a page may render from nothing else. Null for a page that is not cached.
 */
export async function cacheablePage(
  request: Request,
  status: number,
  entry: EntryContext,
  context: Context,
): Promise<CacheablePage | null> {
  const viewer = context.get(viewerContext);
  if (request.method !== "GET" || status !== 200 || !isCacheable(entry, viewer)) return null;
  const data = textOf(entry.staticHandlerContext.loaderData);
  if (data === null) return null;
  // An address that the data has too could not be told from the reader's own.
  if (viewer && (!plainEmail.test(viewer.email) || data.includes(viewer.email))) return null;
  const { pathname, search } = addressOf(request);
  const parts = [entry.manifest.version, pathname, search, data].join("\n");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(parts));
  const values = [context.get(nonceContext), context.get(requestIdContext)];
  return { key: toHex(new Uint8Array(digest)), values: viewer ? [...values, viewer.email] : values };
}

/** The cached page with the values of this response; null if there is none, or the cache fails. */
export async function findRenderedPage(
  { key, values }: CacheablePage,
  context: Context,
): Promise<string | null> {
  const cached = await context
    .get(servicesContext)
    .pages.find(key)
    .catch(() => null);
  if (!cached) return null;
  return replaceEach(cached.html, cached.marks, values);
}

/** Stores a page while it is sent, if it `isWhole` in the end, with a random mark for each per-response value; returns the stream to send. */
export function storeRenderedPage(
  { key, values }: CacheablePage,
  body: ReadableStream,
  context: Context,
  isWhole: () => boolean,
): ReadableStream {
  const { pages, background } = context.get(servicesContext);
  const [out, copy] = body.tee();
  const store = async () => {
    const html = await new Response(copy).text();
    const marks = values.map(() => createToken());
    if (isWhole()) await pages.keep(key, { html: replaceEach(html, values, marks), marks });
  };
  background(store());
  return out;
}

const replaceEach = (text: string, from: readonly string[], to: readonly string[]): string =>
  from.reduce((replaced, value, at) => replaced.replaceAll(value, () => to[at]!), text);
