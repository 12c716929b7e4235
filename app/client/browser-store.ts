/** A text in the browser's storage for `useSyncExternalStore`; nothing where the browser refuses storage. */
export function storageItem(storage: "localStorage" | "sessionStorage", key: string) {
  const listeners = new Set<() => void>();
  return {
    read(): string | null {
      try {
        return window[storage].getItem(key);
      } catch {
        return null;
      }
    },
    /** Replaces the stored text; null removes it. */
    write(value: string | null): void {
      try {
        if (value === null) window[storage].removeItem(key);
        else window[storage].setItem(key, value);
      } catch {
        // Not stored.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What a person's work leaves in the browser: the end of their session removes it. */
const workKeys = ["answered", "answers", "facts", "hasFacts", "line", "result"] as const;

/** A stored text about a person's work. */
export const workItem = (key: (typeof workKeys)[number]) => storageItem("localStorage", key);

/** Removes everything that is stored about a person's work. */
export function clearWork(): void {
  for (const key of workKeys) workItem(key).write(null);
}

interface Entry<Value> {
  /** The email address of the only member who may read it. Null if it is a visitor's. */
  owner: string | null;
  value: Value;
}

/** A value in the state of the current history entry: it survives a reload and is there after going back. */
export const historyItem = <Value>(name: string) => ({
  read(owner: string | null): Value | undefined {
    const entry = (history.state as Record<string, Entry<Value>> | null)?.[name];
    return entry?.owner === owner ? entry.value : undefined;
  },
  write: (owner: string | null, value: Value) =>
    history.replaceState({ ...history.state, [name]: { owner, value } satisfies Entry<Value> }, ""),
});
