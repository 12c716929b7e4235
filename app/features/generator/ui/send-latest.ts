/**
 * Sends the latest value, one request at a time and at most one every `wait` milliseconds: the values arrive in their
 * order. Failures are silent, because the next value replaces all before it.
 */
export function sendLatest<Value>(request: (value: Value) => Promise<unknown>, wait: number) {
  let waiting: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<unknown> | null = null;
  let urgent = false;

  function next() {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    urgent = false;
    const sent = request(value)
      .catch(() => undefined)
      .then(() => {
        if (sending !== sent) return;
        sending = null;
        if (urgent) next();
        else if (waiting) timer ??= setTimeout(next, wait);
      });
    sending = sent;
  }

  return {
    send(value: Value) {
      waiting = { value };
      if (!sending) timer ??= setTimeout(next, wait);
    },
    /** Sends a pending value without the wait, after the request under way. */
    hurry() {
      urgent = waiting !== null;
      if (!sending) next();
    },
    /** Sends a pending value at once, in parallel with the request under way: the page is left. */
    flush: next,
  };
}
