import { wrapSender } from "./d1-sender.server";

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
