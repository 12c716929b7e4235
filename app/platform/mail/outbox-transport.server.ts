import type { Clock } from "../clock";
import type { Ids } from "../ids";
import type { Message, Transport } from "./mail";

export interface OutboxMail extends Message {
  /** The first address in the text. */
  link: string | null;
  /** ISO 8601. */
  sentAt: string;
}

interface Outbox {
  kv: KVNamespace;
  clock: Clock;
  ids: Ids;
}

const prefix = "mail:";
const oneDay = 24 * 60 * 60;

/** The most emails on the outbox page. */
const mostShown = 50;

/**
 * Stores messages for a day, readable by anybody, and prints each link: accounts work on a machine without mail. Local use
 * only: a reader of the outbox can enter the accounts.
 */
export function outboxTransport({ kv, clock, ids }: Outbox): Transport {
  return async (message) => {
    const now = clock.now();
    const link = /https?:\/\/\S+/.exec(message.text)?.[0] ?? null;
    const mail: OutboxMail = { ...message, link, sentAt: now.toISOString() };
    await kv.put(`${prefix}${reverseTime(now)}:${ids.create()}`, JSON.stringify(mail), {
      expirationTtl: oneDay,
    });
    console.log(`Mail to ${message.to}: ${message.subject} ${link ?? ""}`);
  };
}

/** The latest messages of the outbox, newest first. */
export async function listOutbox(kv: KVNamespace): Promise<OutboxMail[]> {
  const { keys } = await kv.list({ prefix, limit: mostShown });
  const mails = await Promise.all(keys.map(({ name }) => kv.get<OutboxMail>(name, "json")));
  return mails.filter((mail) => mail !== null);
}

/** KV lists keys in alphabetical order; this puts the newest first. */
const reverseTime = (time: Date) => String(Number.MAX_SAFE_INTEGER - time.getTime()).padStart(16, "0");
