/** Costs of one request, in the format of `npm run bench -- --json FILE`. */
export interface MeasuredRow {
  /** The name of a page, or `ref:` and the name of a reference. */
  page: string;
  method: string;
  url: string;
  /** Prompts in the database. */
  prompts: number;
  at: "first" | "middle" | "last";
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
  bytesGzip: number;
  /** Requests per second at 1 and at 16 connections. */
  rps1: number;
  rps16: number;
  /** Milliseconds at 1 connection, and at 16. */
  p50Ms: number;
  p99Ms: number;
  p50Ms16: number;
  p99Ms16: number;
}
