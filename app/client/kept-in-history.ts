/** What a place in the history keeps beside what the router keeps there: it outlives a reload and is there on the way back. */
export const keptInHistory = <Value>(name: string) => ({
  read: (): Value | undefined => (history.state as Record<string, Value> | null)?.[name],
  write: (value: Value) => history.replaceState({ ...history.state, [name]: value }, ""),
});
