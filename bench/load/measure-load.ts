import autocannon from "autocannon";

interface Target {
  url: string;
  headers: Record<string, string>;
  /** How long each measurement takes. */
  seconds: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A machine that answers nothing for so long is not measured any longer. */
const longest = 30;

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Asks again and again over so many connections. Answers requests a second and milliseconds; every answer has to be a success. */
async function load({ url, headers, seconds }: Target, connections: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections, duration: seconds, sampleInt: 100 });
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0)
    throw new Error(
      `${result.requests.total} requests, ${non2xx} refused, ${errors} broken, ${timeouts} too late`,
    );
  // What is slow needs longer, so that each connection has had an answer or two.
  if (result.requests.total < 2 * connections && seconds < longest)
    return load({ url, headers, seconds: Math.min(longest, 4 * seconds) }, connections);
  const { p50, p99 } = result.latency;
  return { perSecond: round(result.requests.total / result.duration), p50, p99 };
}

/** What a read bears at 1 and at 16 connections, after a short while of warming up. */
export async function measureLoad(target: Target) {
  await load({ ...target, seconds: Math.min(0.5, target.seconds) }, 4).catch(() => undefined);
  const alone = await load(target, 1);
  // The local runtime now and then loses a connection to its database.
  const crowd = await load(target, 16).catch(() => load(target, 16));
  return {
    rps1: alone.perSecond,
    rps16: crowd.perSecond,
    p50Ms: alone.p50,
    p99Ms: alone.p99,
    p50Ms16: crowd.p50,
    p99Ms16: crowd.p99,
  };
}
