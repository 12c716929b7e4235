/** What an element carries so that the thing it opens is fetched as soon as somebody seems to want it. */
export function wantedBy(fetchAhead: () => Promise<unknown>) {
  const quietly = () => void fetchAhead().catch(() => undefined);
  return { onPointerEnter: quietly, onPointerDown: quietly, onFocus: quietly };
}
