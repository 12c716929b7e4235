/**
 * A note in the browser's storage, which what is drawn follows. A browser may refuse its storage: then nothing is noted, and nothing
 * else fails.
 */
export function storedNote(storage: "localStorage" | "sessionStorage", key: string) {
  const listeners = new Set<() => void>();
  return {
    /** What is noted; null: nothing. */
    read(): string | null {
      try {
        return window[storage].getItem(key);
      } catch {
        return null;
      }
    },
    /** Notes this in place of what was noted; null: nothing any more. */
    write(value: string | null): void {
      try {
        if (value === null) window[storage].removeItem(key);
        else window[storage].setItem(key, value);
      } catch {
        // Nothing is noted.
      }
      for (const listener of listeners) listener();
    },
    /** Calls the listener after every change; answers how to stop. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
