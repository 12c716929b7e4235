/** The most rows that a read may read, and milliseconds that a search may take. */
export const firstPageRows = (pageSize: number): number => 5 * pageSize;
export const anyPageRows = 1_200;
export const searchMilliseconds = 150;

/** The most round trips of a view, and the most bytes after gzip. */
export const viewRoundTrips = 3;
export const listPageBytes = 12_000;
export const embedBytes = 5_000;
export const clientBytes = 150_000;
export const workerBytes = 1_000_000;

/** The least requests a second of a list as a page and as JSON, as a share of the reference's. */
export const pageShare = 0.6;
export const jsonShare = 0.5;
