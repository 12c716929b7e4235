/** What one request costs, as `npm run bench -- --json FILE` writes it. */
export interface MeasuredRow {
  /** The page's name, or `ref:` and a reference's. */
  page: string;
  method: string;
  url: string;
  /** How many prompts the database has. */
  prompts: number;
  at: "first" | "middle" | "last";
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
  bytesGzip: number;
  /** Requests a second at 1 and at 16 connections. */
  rps1: number;
  rps16: number;
  /** Milliseconds at 1 connection, and at 16. */
  p50Ms: number;
  p99Ms: number;
  p50Ms16: number;
  p99Ms16: number;
}
