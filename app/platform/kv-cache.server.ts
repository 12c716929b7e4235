/** Texts that may be gone at any time, shared by everybody: what is dear to make and can be made again. */
export interface Cache {
  /** The texts of these keys; keys without one are left out. */
  getMany(keys: string[]): Promise<Map<string, string>>;
  /** Keeps a text for this many seconds (60 or more), in place of the one before. */
  put(key: string, text: string, seconds: number): Promise<void>;
}

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
