/** The browser's own note that somebody has just registered (specification, section 3). */
const key = "isNewRegistration";

const listeners = new Set<() => void>();

/** A browser may refuse its storage; then nobody is welcomed, and nothing else fails. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function write(value: boolean): void {
  attempt(() => localStorage.setItem(key, String(value)));
  for (const listener of listeners) listener();
}

/** Set by a registration, cleared when its welcome is closed. */
export const newRegistration = {
  isSet: (): boolean => attempt(() => localStorage.getItem(key)) === "true",
  set: (): void => write(true),
  clear: (): void => write(false),
  /** Calls the listener after every change; answers how to stop. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
