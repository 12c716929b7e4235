import type { Clock } from "~/platform/clock";
import type { RateLimit } from "~/platform/rate-limits";

/** A rate limiter with a limit per key and minute, on a test's own clock. */
export function inMemoryLimit(clock: Clock, limit: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    async limit({ key }) {
      const minute = `${Math.floor(clock.now().getTime() / 60_000)} ${key}`;
      const count = (counts.get(minute) ?? 0) + 1;
      counts.set(minute, count);
      return { success: count <= limit };
    },
  };
}
