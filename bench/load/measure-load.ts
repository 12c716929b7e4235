import autocannon from "autocannon";

export interface Target {
  url: string;
  headers: Record<string, string>;
  /** Sent by POST; else the address is read. */
  body?: string;
  /** Duration of each measurement. */
  seconds: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Maximum duration in seconds, for a machine that does not respond. */
const longest = 30;

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Sends requests over this many connections. Returns requests per second and milliseconds; throws at any failure. */
async function load(target: Target, connections: number): Promise<Load> {
  const { url, headers, body, seconds } = target;
  const sent = body === undefined ? {} : { method: "POST" as const, body };
  const result = await autocannon({ url, headers, ...sent, connections, duration: seconds, sampleInt: 100 });
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0)
    throw new Error(
      `${result.requests.total} requests, ${non2xx} refused, ${errors} broken, ${timeouts} too late`,
    );
  // Slow routes need longer, for at least two responses per connection.
  if (result.requests.total < 2 * connections && seconds < longest)
    return load({ ...target, seconds: Math.min(longest, 4 * seconds) }, connections);
  const { p50, p99 } = result.latency;
  return { perSecond: round(result.requests.total / result.duration), p50, p99 };
}

/** The load at 16 connections. The local runtime sometimes loses a connection to its database. */
const crowd = (target: Target) => load(target, 16).catch(() => load(target, 16));

/** The load figures of a read at 1 and at 16 connections, after a short warm-up. */
export async function measureLoad(target: Target) {
  await load({ ...target, seconds: Math.min(0.5, target.seconds) }, 4).catch(() => undefined);
  const alone = await load(target, 1);
  const many = await crowd(target);
  return {
    rps1: alone.perSecond,
    rps16: many.perSecond,
    p50Ms: alone.p50,
    p99Ms: alone.p99,
    p50Ms16: many.p50,
    p99Ms16: many.p99,
  };
}
