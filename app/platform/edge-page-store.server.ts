/** A rendered page, and the values in it that belong to the one answer it was rendered for. */
export interface StoredPage {
  html: string;
  marks: string[];
}

/** Rendered pages near their readers, which may be gone at any time. */
export interface PageStore {
  /** The page of this key; null where there is none. */
  find(key: string): Promise<StoredPage | null>;
  keep(key: string, page: StoredPage): Promise<void>;
}

/** Seconds for which a page is kept. Its key names what it shows, so that no page is ever out of date. */
const lifetime = 600;

const marksHeader = "X-Marks";

/** No address that anybody can ask for. */
const addressOf = (key: string) => `https://rendered-pages.invalid/${key}`;

/** Keeps pages in the cache of the Worker's location (Cloudflare's Cache API). */
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
