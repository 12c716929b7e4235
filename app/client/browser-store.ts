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

interface Kept<Value> {
  /** The address of the member whose it is, and alone is shown it; null: a visitor's. */
  owner: string | null;
  value: Value;
}

/** What a place in the history keeps beside what the router keeps there: it outlives a reload and is there on the way back. */
export const keptInHistory = <Value>(name: string) => ({
  read(owner: string | null): Value | undefined {
    const kept = (history.state as Record<string, Kept<Value>> | null)?.[name];
    return kept?.owner === owner ? kept.value : undefined;
  },
  write: (owner: string | null, value: Value) =>
    history.replaceState({ ...history.state, [name]: { owner, value } satisfies Kept<Value> }, ""),
});
