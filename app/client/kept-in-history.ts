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
