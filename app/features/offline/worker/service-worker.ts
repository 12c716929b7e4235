import { PrecacheController } from "workbox-precaching";

import { offlinePath, slowMark } from "~/domain/offline-path";

import type { SharedTexts } from "../kept";
import { keptStore } from "../kept-store";
import { patience, shareLimits } from "../limits";

/** Set by the build (`build-plugins/offline.ts`): the files of the page `/offline`, and its addresses in each language. */
declare const files: { url: string; revision: string | null }[];
declare const pages: Record<string, string>;
/** The address of the build's route table, which is in every page of the same build. */
declare const buildMark: string;

/** The parts of a service worker's scope that are used here: TypeScript has either its types or a page's. */
interface Scope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = self as unknown as Scope;

/**
 * Never touched, although browsers may navigate there: programs, OAuth, the widget, emails of a local server, files and downloads.
 */
const untouched =
  /^\/(?:api|mcp|oauth|\.well-known|auth\/google|outbox|embed|oembed|pictures|avatars|examples|feeds|sitemaps|app|assets|editors|healthz|dashboard\/(?:export\/file|kept)|[^/]*\.[a-z]+)(?:\/|$)/i;

const controller = new PrecacheController({
  plugins: [
    {
      // Nobody's page: without cookies, and never from a cache.
      requestWillFetch: async ({ request }) =>
        isPage(request) ? new Request(request.url, { credentials: "omit", cache: "no-store" }) : request,
      // During a deployment the page may be of another build than this worker: then the installation fails, and is tried again.
      cacheWillUpdate: async ({ request, response }) => {
        const isOk = response.status === 200 && !response.redirected;
        return isOk && (!isPage(request) || (await response.clone().text()).includes(buildMark))
          ? response
          : null;
      },
    },
  ],
});
controller.addToCacheList(files);

function isPage({ url }: Pick<Request, "url">) {
  return new URL(url).pathname === offlinePath;
}

scope.addEventListener("install", (event) => {
  event.waitUntil(controller.install(event as never).then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(controller.activate(event as never).then(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (request.method === "POST" && pathname === "/share") event.respondWith(share(request));
    else if (request.method === "GET" && !untouched.test(pathname)) event.respondWith(navigate(request));
  } else if (request.method === "GET" && search === "" && controller.getCacheKeyForURL(request.url)) {
    event.respondWith(fileOf(request));
  }
});

/** A file whose name changes with its content. */
const fileOf = async (request: Request) => (await controller.matchPrecache(request.url)) ?? fetch(request);

/** The last page took too long: the page of what is kept does not wait, too. */
let isSlow = false;

/** The network's page; without a network, or where a member has waited long enough, the page of what is kept. */
async function navigate(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isKept = pathname === offlinePath;
  const arriving = fetch(request).finally(() => (isSlow = false));
  try {
    const response = await Promise.race([arriving, tooLong(isKept && isSlow)]);
    if (response) return response;
    isSlow = true;
  } catch {
    // The page of what is kept says so.
  }
  if (!isKept) return offline((isSlow ? slowMark : "") + pathname + search);
  const language = new URLSearchParams(search).get("lang") ?? (await ownLanguage());
  return (await controller.matchPrecache(pages[language] ?? pages.ja!)) ?? Response.error();
}

/** Resolves when somebody who has texts here has waited long enough; never for others, who have nothing to read meanwhile. */
async function tooLong(atOnce: boolean): Promise<void> {
  if (!atOnce) await new Promise((resolve) => setTimeout(resolve, patience));
  if (!(await keptStore.read("texts"))) await new Promise(() => {});
}

const ownLanguage = async () => {
  const language = (await keptStore.read("looks"))?.language ?? navigator.language.slice(0, 2);
  return language in pages ? language : "en";
};

/** Leads to the page of what is kept, which knows what was asked for. */
const offline = async (asked: string) => Response.redirect(`${pages[await ownLanguage()]!}#${asked}`, 303);

/** True if a page of another site sent it and names itself; an app's share names no page. */
const isOfAnotherSite = ({ referrer }: Request) =>
  URL.canParse(referrer) && new URL(referrer).origin !== location.origin;

/** Another app's text: the server fills the generator in; without a network the text is kept for it. */
async function share(request: Request): Promise<Response> {
  const copy = request.clone();
  try {
    // As the browser made it: the server tells from its origin whether another site sent it.
    return await fetch(request);
  } catch {
    if (isOfAnotherSite(request)) return Response.error();
    const form = await copy.formData();
    const textIn = (name: keyof SharedTexts) => {
      const value = form.get(name);
      return typeof value === "string" ? value.slice(0, shareLimits.length) : "";
    };
    const texts = { title: textIn("title"), text: textIn("text"), url: textIn("url") };
    await keptStore.change("shares", (waiting = []) => [...waiting, texts].slice(-shareLimits.waiting));
    return offline("/generate");
  }
}
