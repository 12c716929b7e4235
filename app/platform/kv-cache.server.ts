/** Shared cache of expensive, reproducible texts; an entry may vanish at any time. */
export interface Cache {
  /** The texts of these keys; missing keys are left out. */
  getMany(keys: string[]): Promise<Map<string, string>>;
  /** Stores a text for this many seconds (60 or more), replacing an earlier one. */
  put(key: string, text: string, seconds: number): Promise<void>;
}

/** KV's limit of keys per read. */
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
