import type { MiddlewareFunction } from "react-router";

import { costsContext, patternContext, requestIdContext, servicesContext } from "~/context";
import { noCosts, type D1Costs } from "~/platform/d1-costs.server";
import { writeLine } from "~/platform/write-line";

/** Sets X-Request-Id and logs one line per request: no address (a draft's is its key), no header, no body. */
export const requestLog: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const requestId = context.get(requestIdContext);
  const route = pattern.startsWith("/") ? pattern : `/${pattern}`;
  context.set(patternContext, route);
  const started = Date.now();
  const response = await next();
  response.headers.set("X-Request-Id", requestId);
  const milliseconds = Date.now() - started;
  const { milliseconds: dbMilliseconds, ...counts } = context.get(costsContext) ?? noCosts();
  writeLine("request", requestId, {
    method: request.method,
    route,
    status: response.status,
    milliseconds,
    dbMilliseconds,
    ...counts,
  });
  return response;
};

const reads = ["GET", "HEAD"];

/**
 * Sets Server-Timing with the time of the database, on reads only: the time and the queries of a write would tell
 * whether it found an account or a row of somebody else. With `MEASURE` on, every response has all numbers.
 */
export const serverTiming: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const started = Date.now();
  const response = await next();
  const { costs, showsCosts } = context.get(servicesContext);
  // Background work adds to the costs object later.
  const spent = { ...costs };
  context.set(costsContext, spent);
  if (showsCosts || reads.includes(request.method))
    response.headers.set("Server-Timing", timing(spent, Date.now() - started, showsCosts));
  return response;
};

function timing({ milliseconds, ...counts }: D1Costs, total: number, showsCosts: boolean): string {
  const duration = Math.round(milliseconds);
  if (!showsCosts) return `db;dur=${duration}, total;dur=${total}`;
  const { roundTrips, rowsRead, rowsWritten } = counts;
  return [
    `db;dur=${duration};desc="${roundTrips} round trips"`,
    `total;dur=${total}`,
    `rows-read;desc="${rowsRead}"`,
    `rows-written;desc="${rowsWritten}"`,
  ].join(", ");
}
