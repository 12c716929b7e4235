/** Maximum of rows per read, and of milliseconds per search. */
export const firstPageRows = (pageSize: number): number => 5 * pageSize;
export const anyPageRows = 1_200;
export const searchMilliseconds = 150;

/** Maximum of round trips per view, and of bytes after gzip. */
export const viewRoundTrips = 3;
export const listPageBytes = 12_000;
export const embedBytes = 5_000;
export const clientBytes = 150_000;
export const workerBytes = 1_000_000;

/** Minimum of requests per second of a list as a page and as JSON, as a share of the reference's. */
export const pageShare = 0.6;
export const jsonShare = 0.5;
