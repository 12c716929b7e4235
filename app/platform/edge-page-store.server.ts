import { recentValues } from "./recent-values";

/** A rendered page with its per-response values. */
export interface StoredPage {
  html: string;
  marks: string[];
}

/** Cache of rendered pages near their readers; an entry may vanish at any time. */
export interface PageStore {
  /** The page of this key; null: not cached. */
  find(key: string): Promise<StoredPage | null>;
  keep(key: string, page: StoredPage): Promise<void>;
}

/** Cache time in seconds. The key names the page's content, so no page is ever out of date. */
const lifetime = 600;

/** What one isolate holds in memory, in characters; an isolate has 128 MB. */
const memoryLimit = 4_000_000;

const marksHeader = "X-Marks";

/** A cache URL outside the public address space. */
const addressOf = (key: string) => `https://rendered-pages.invalid/${key}`;

const held = recentValues<StoredPage>(memoryLimit);

/** Stores pages in the memory of this isolate, and in the cache of the Worker's location (Cloudflare's Cache API). */
export const edgePageStore = (): PageStore => ({
  async find(key) {
    const own = held.find(key);
    if (own) return own;
    const cache = await caches.open("rendered-pages");
    const kept = await cache.match(addressOf(key));
    if (!kept) return null;
    const page = { html: await kept.text(), marks: (kept.headers.get(marksHeader) ?? "").split(" ") };
    const age = Number(kept.headers.get("Age") ?? 0);
    held.keep(key, page, page.html.length, (lifetime - age) * 1000);
    return page;
  },
  async keep(key, { html, marks }) {
    held.keep(key, { html, marks }, html.length, lifetime * 1000);
    const cache = await caches.open("rendered-pages");
    const headers = { "Cache-Control": `public, max-age=${lifetime}`, [marksHeader]: marks.join(" ") };
    await cache.put(addressOf(key), new Response(html, { headers }));
  },
});
