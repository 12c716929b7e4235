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
