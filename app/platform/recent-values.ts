interface Held<Value> {
  value: Value;
  size: number;
  /** The time until which it may be used, in ms. */
  until: number;
}

/** Values in the memory of this isolate, by key. */
export interface RecentValues<Value> {
  /** The value of this key; undefined: none, or it has expired. */
  find(key: string): Value | undefined;
  /** Keeps a value of a size for some milliseconds at most; the oldest values go when all are larger than the limit. */
  keep(key: string, value: Value, size: number, lifetime: number): void;
}

/** Holds values up to a total size, the key's characters counted in. */
export function recentValues<Value>(limit: number): RecentValues<Value> {
  const held = new Map<string, Held<Value>>();
  let total = 0;
  const drop = (key: string) => {
    total -= held.get(key)?.size ?? 0;
    held.delete(key);
  };
  return {
    find(key) {
      const found = held.get(key);
      return found && found.until > Date.now() ? found.value : undefined;
    },
    keep(key, value, size, lifetime) {
      drop(key);
      const now = Date.now();
      held.set(key, { value, size: size + key.length, until: now + lifetime });
      total += size + key.length;
      for (const [oldest, { until }] of held) {
        if (until > now && total <= limit) return;
        drop(oldest);
      }
    },
  };
}
