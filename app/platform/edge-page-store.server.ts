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

interface HeldPage extends StoredPage {
  /** The time until which it may be served, in ms. */
  until: number;
}

/** The pages last served by this isolate, the least recent first. */
const held = new Map<string, HeldPage>();
let heldCharacters = 0;

function drop(key: string) {
  heldCharacters -= held.get(key)?.html.length ?? 0;
  held.delete(key);
}

function hold(key: string, page: HeldPage) {
  drop(key);
  held.set(key, page);
  heldCharacters += page.html.length;
  for (const oldest of held.keys()) {
    if (heldCharacters <= memoryLimit) return;
    drop(oldest);
  }
}

/** Stores pages in the memory of this isolate, and in the cache of the Worker's location (Cloudflare's Cache API). */
export const edgePageStore = (): PageStore => ({
  async find(key) {
    const own = held.get(key);
    if (own && own.until > Date.now()) {
      hold(key, own);
      return own;
    }
    drop(key);
    const cache = await caches.open("rendered-pages");
    const kept = await cache.match(addressOf(key));
    if (!kept) return null;
    const page = { html: await kept.text(), marks: (kept.headers.get(marksHeader) ?? "").split(" ") };
    const age = Number(kept.headers.get("Age") ?? 0);
    hold(key, { ...page, until: Date.now() + (lifetime - age) * 1000 });
    return page;
  },
  async keep(key, { html, marks }) {
    hold(key, { html, marks, until: Date.now() + lifetime * 1000 });
    const cache = await caches.open("rendered-pages");
    const headers = { "Cache-Control": `public, max-age=${lifetime}`, [marksHeader]: marks.join(" ") };
    await cache.put(addressOf(key), new Response(html, { headers }));
  },
});
