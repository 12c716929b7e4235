import type { Cache } from "./cache";

/** As many keys as KV reads at once. */
const keysPerRead = 100;

/** A cache in a KV namespace: keys of at most 512 bytes, one write per key and second. */
export const kvCache = (kv: KVNamespace): Cache => ({
  async getMany(keys) {
    const reads: Promise<Map<string, string | null>>[] = [];
    for (let at = 0; at < keys.length; at += keysPerRead)
      reads.push(kv.get(keys.slice(at, at + keysPerRead), "text"));
    const found = new Map<string, string>();
    for (const read of await Promise.all(reads))
      for (const [key, text] of read) if (text !== null) found.set(key, text);
    return found;
  },
  async put(key, text, seconds) {
    await kv.put(key, text, { expirationTtl: seconds });
  },
});
