/**
 * Sends the newest of what it is told, one at a time and not more often than every `wait` milliseconds. A failure is silent: what is
 * told next stands for all before it.
 */
export function sendLatest<Value>(send: (value: Value) => Promise<unknown>, wait: number) {
  let waiting: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  async function next() {
    timer = undefined;
    if (sending || !waiting) return;
    const { value } = waiting;
    waiting = null;
    sending = true;
    await send(value).catch(() => undefined);
    sending = false;
    if (waiting) timer ??= setTimeout(next, wait);
  }

  return {
    tell(value: Value) {
      waiting = { value };
      timer ??= setTimeout(next, wait);
    },
    /** Sends at once what still waits, for whoever leaves. */
    flush() {
      if (!waiting) return;
      clearTimeout(timer);
      sending = false;
      void next();
    },
  };
}
