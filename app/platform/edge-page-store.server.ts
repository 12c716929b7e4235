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

const marksHeader = "X-Marks";

/** A cache URL outside the public address space. */
const addressOf = (key: string) => `https://rendered-pages.invalid/${key}`;

/** Stores pages in the cache of the Worker's location (Cloudflare's Cache API). */
export const edgePageStore = (): PageStore => ({
  async find(key) {
    const cache = await caches.open("rendered-pages");
    const kept = await cache.match(addressOf(key));
    if (!kept) return null;
    return { html: await kept.text(), marks: (kept.headers.get(marksHeader) ?? "").split(" ") };
  },
  async keep(key, { html, marks }) {
    const cache = await caches.open("rendered-pages");
    const headers = { "Cache-Control": `public, max-age=${lifetime}`, [marksHeader]: marks.join(" ") };
    await cache.put(addressOf(key), new Response(html, { headers }));
  },
});
