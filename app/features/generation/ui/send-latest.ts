/**
 * Sends the latest value, one request at a time and at most one every `wait` milliseconds. Failures are silent, because the next
 * value replaces all before it.
 */
export function sendLatest<Value>(request: (value: Value) => Promise<unknown>, wait: number) {
  let waiting: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  async function next() {
    timer = undefined;
    if (sending || !waiting) return;
    const { value } = waiting;
    waiting = null;
    sending = true;
    await request(value).catch(() => undefined);
    sending = false;
    if (waiting) timer ??= setTimeout(next, wait);
  }

  return {
    send(value: Value) {
      waiting = { value };
      timer ??= setTimeout(next, wait);
    },
    /** Sends a pending value at once, as the page is left. */
    flush() {
      if (!waiting) return;
      clearTimeout(timer);
      sending = false;
      void next();
    },
  };
}
