/** What requests to D1 cost, in sum, as its `meta` tells. */
export interface D1Costs {
  /** A batch is one. */
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
  milliseconds: number;
}

/** Where nothing has been asked yet. */
export const noCosts = (): D1Costs => ({ roundTrips: 0, rowsRead: 0, rowsWritten: 0, milliseconds: 0 });

/** The session itself, which from now on adds what its requests cost to `costs`. */
export const countCosts = (session: D1DatabaseSession, costs: D1Costs): D1DatabaseSession =>
  wrapSender(session, (send) => async (...query) => {
    // Counted when it is back: what has only just begun goes on behind the answer.
    const answers = await send(...query).finally(() => (costs.roundTrips += 1));
    for (const { meta } of [answers].flat()) {
      costs.rowsRead += meta?.rows_read ?? 0;
      costs.rowsWritten += meta?.rows_written ?? 0;
      costs.milliseconds += meta?.duration ?? 0;
    }
    return answers;
  });

type Answer = { meta?: Partial<D1Meta> };

/** Sends what a session has to send: one statement, or a batch. */
export type Send = (...query: unknown[]) => Promise<Answer | Answer[]>;

/** By which a session sends, over HTTP and over RPC. */
const senders = ["_send", "_query"];

/**
 * The session itself, which from now on sends by what `wrap` makes of its sender. Drizzle reads by `raw`, whose rows come
 * without their `meta`, so there is no other place to listen. It is no promised part of D1: with a runtime that names it
 * otherwise nothing is wrapped, and everything works.
 */
export function wrapSender(session: D1DatabaseSession, wrap: (send: Send) => Send): D1DatabaseSession {
  const parts = session as unknown as Record<string, Send | undefined>;
  for (const name of senders) {
    const send = parts[name];
    if (send) parts[name] = wrap((...query) => send.apply(session, query));
  }
  return session;
}
