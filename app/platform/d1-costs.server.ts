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

type Send = (...query: unknown[]) => Promise<{ meta?: Partial<D1Meta> } | { meta?: Partial<D1Meta> }[]>;

/** By which a session sends, over HTTP and over RPC. */
const senders = ["_send", "_query"];

/**
 * The session itself, which from now on adds what its requests cost to `costs`. Drizzle reads by `raw`, whose rows come
 * without their `meta`; so the sender of the session is listened to. That is no promised part of D1: with a runtime that
 * names it otherwise nothing is counted, and everything works.
 */
export function countCosts(session: D1DatabaseSession, costs: D1Costs): D1DatabaseSession {
  const parts = session as unknown as Record<string, Send | undefined>;
  for (const name of senders) {
    const send = parts[name];
    if (!send) continue;
    parts[name] = async (...query) => {
      // Counted when it is back: what has only just begun goes on behind the answer.
      const answers = await send.apply(session, query).finally(() => (costs.roundTrips += 1));
      for (const { meta } of [answers].flat()) {
        costs.rowsRead += meta?.rows_read ?? 0;
        costs.rowsWritten += meta?.rows_written ?? 0;
        costs.milliseconds += meta?.duration ?? 0;
      }
      return answers;
    };
  }
  return session;
}
