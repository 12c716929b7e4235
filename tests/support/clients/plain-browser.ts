import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";
import { JSDOM, VirtualConsole } from "jsdom";

import { test as base } from "./clients";
import { join } from "./members";
import type { PlainRequest } from "./plain-form";
import { PlainPage, type Part } from "./plain-page";
import { retryResets } from "./retry-resets";
import { visitor } from "./visitor";

/** Media types that a browser accepts for a page. */
const accepted = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Accept-Language": "ja-JP,ja;q=0.9",
  "Upgrade-Insecure-Requests": "1",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-User": "?1",
};

interface Shown {
  document: Document;
  asked: PlainRequest;
}

/** The relation of a page to an address, as `Sec-Fetch-Site` tells it. */
function siteOf(from: URL | null, to: URL): string {
  if (!from) return "none";
  if (from.origin === to.origin) return "same-origin";
  return from.hostname === to.hostname ? "same-site" : "cross-site";
}

/** A browser without scripts: it sends what a browser sends for a person's actions on the real pages. */
export class PlainBrowser extends PlainPage {
  private readonly past: Shown[] = [];
  private shown: Shown | null = null;

  constructor(
    /** Sends requests with this browser's cookies and network, for what no page has to prove. */
    readonly request: APIRequestContext,
    private readonly home: string,
    /** Headers of every request besides those of a browser. */
    readonly headers: Record<string, string> = {},
  ) {
    super();
  }

  protected get document(): Document {
    if (!this.shown) throw new Error("No page is open.");
    return this.shown.document;
  }

  get url(): URL {
    return new URL(this.document.URL);
  }

  /** The path and the query of the page's address, decoded. */
  get path(): string {
    return this.url.pathname + this.url.search;
  }

  /** Opens an address typed by the person. */
  open(address: string): Promise<APIResponse> {
    return this.load({ method: "GET", address: new URL(address, this.home) }, null);
  }

  /** Follows a link. */
  follow(name: string | RegExp, within?: Part): Promise<APIResponse> {
    return this.to(this.one("link", name, within));
  }

  /** Follows a link that was found already. */
  to(link: HTMLElement): Promise<APIResponse> {
    const { href } = link as HTMLAnchorElement;
    return this.load({ method: "GET", address: new URL(href) }, this.url);
  }

  /** Presses a button; returns the response, or null where the button opened a part of the page. */
  async press(name: string | RegExp, within?: Part): Promise<APIResponse | null> {
    const request = this.pressed(name, within);
    return request && this.load(request, this.url);
  }

  /** Sends the form of a field by the Enter key. */
  enter(name: string | RegExp, within?: Part): Promise<APIResponse> {
    return this.load(this.entered(name, within), this.url);
  }

  /** Loads the page again; a page that came from a form is asked for by the same form. */
  reload(): Promise<APIResponse> {
    return this.load(this.shown!.asked, this.url, false);
  }

  /** Returns to the page before, as it was left. */
  back(): void {
    this.shown = this.past.pop() ?? null;
  }

  /** Another tab of this browser. */
  beside(): PlainBrowser {
    return new PlainBrowser(this.request, this.home, this.headers);
  }

  /** Expects the text of a finished action on the page. */
  expectNotice(text: string): void {
    expect(this.notices().filter((notice) => notice.includes(text))).not.toEqual([]);
  }

  private async load(asked: PlainRequest, from: URL | null, isNew = true): Promise<APIResponse> {
    let request = asked;
    let site = siteOf(from, request.address);
    for (let hops = 0; hops < 10; hops += 1) {
      const response = await this.send(request, from, site);
      const target = response.headers().location;
      if (response.status() < 300 || response.status() > 399 || !target) {
        this.show(response, request, await response.text(), isNew);
        return response;
      }
      const address = new URL(target, request.address);
      // A redirect keeps the fragment unless it has its own.
      address.hash ||= request.address.hash;
      const next = siteOf(request.address, address);
      if (next !== "same-origin" && site !== "none") site = site === "cross-site" ? site : next;
      request = { method: "GET", address };
    }
    throw new Error(`${asked.address.href} redirects without an end.`);
  }

  private send({ method, address, type, body }: PlainRequest, from: URL | null, site: string) {
    const headers: Record<string, string> = { ...accepted, ...this.headers, "Sec-Fetch-Site": site };
    // Without the fragment, and to another site the origin only.
    if (from)
      headers.Referer = from.origin === address.origin ? from.href.replace(/#.*/, "") : `${from.origin}/`;
    if (method === "POST") headers.Origin = from!.origin;
    if (type) headers["Content-Type"] = type;
    const { href } = address;
    return this.request.fetch(href.replace(/#.*/, ""), { method, headers, data: body, maxRedirects: 0 });
  }

  private show(response: APIResponse, asked: PlainRequest, html: string, isNew: boolean): void {
    const { "content-type": type = "", "content-disposition": disposition = "" } = response.headers();
    // A browser stays on the page when it downloads a file.
    if (disposition.startsWith("attachment") || !type.startsWith("text/html")) return;
    // Without a listener nothing of a page's console reaches the test's.
    const { window } = new JSDOM(html, { url: asked.address.href, virtualConsole: new VirtualConsole() });
    if (this.shown && isNew) this.past.push(this.shown);
    this.shown = { document: window.document, asked };
  }
}

interface PlainBrowsers {
  /** The browser of another person, with a network and cookies of its own. */
  newBrowser(headers?: Record<string, string>): Promise<PlainBrowser>;
  /** A visitor's browser. */
  reader: PlainBrowser;
  /** The browser of a new member by Google, who has no password. */
  author: PlainBrowser;
}

/** Journeys without scripts, by HTTP. */
export const test = base.extend<PlainBrowsers>({
  newBrowser: async ({ playwright, baseURL }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (headers = {}) => {
      const extraHTTPHeaders = { ...visitor(), Connection: "close" };
      const request = retryResets(await playwright.request.newContext({ baseURL, extraHTTPHeaders }));
      opened.push(request);
      return new PlainBrowser(request, baseURL!, headers);
    });
    await Promise.all(opened.map((request) => request.dispose()));
  },
  reader: async ({ newBrowser }, use) => {
    await use(await newBrowser());
  },
  author: async ({ newBrowser }, use) => {
    const author = await newBrowser();
    await join(author.request);
    await use(author);
  },
});

export { expect } from "@playwright/test";
export { descriptionOf, nameOf } from "./plain-roles";

/** Opens a prompt of the library by its name in the list. */
export const openPrompt = (member: PlainBrowser, purpose: string) =>
  member.follow(purpose, member.one("article", purpose));
