/** Total costs of D1 requests, from their `meta`. */
export interface D1Costs {
  /** A batch counts as one. */
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
  milliseconds: number;
}

/** Costs of zero. */
export const noCosts = (): D1Costs => ({ roundTrips: 0, rowsRead: 0, rowsWritten: 0, milliseconds: 0 });

/** Adds the costs of the session's future requests to `costs`; returns the same session. */
export const countCosts = (session: D1DatabaseSession, costs: D1Costs): D1DatabaseSession =>
  wrapSender(session, (send) => async (...query) => {
    // Counted on arrival: a request may outlive the response.
    const results = await send(...query).finally(() => (costs.roundTrips += 1));
    for (const { meta } of [results].flat()) {
      costs.rowsRead += meta?.rows_read ?? 0;
      costs.rowsWritten += meta?.rows_written ?? 0;
      costs.milliseconds += meta?.duration ?? 0;
    }
    return results;
  });

type Answer = { meta?: Partial<D1Meta> };

/** Sends one statement or a batch. */
export type Send = (...query: unknown[]) => Promise<Answer | Answer[]>;

/** Internal methods of a session, for HTTP and for RPC. */
const senders = ["_send", "_query"];

/**
 * Wraps the send methods of the session and returns the same session. Drizzle reads by `raw`, whose rows have no `meta`, so
 * no public method would do. The methods are internal to D1: a runtime without them leaves the session unwrapped and working.
 */
export function wrapSender(session: D1DatabaseSession, wrap: (send: Send) => Send): D1DatabaseSession {
  const parts = session as unknown as Record<string, Send | undefined>;
  for (const name of senders) {
    const send = parts[name];
    if (send) parts[name] = wrap((...query) => send.apply(session, query));
  }
  return session;
}
