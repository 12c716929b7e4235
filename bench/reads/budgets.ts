/** The most rows that a read may read (design, section 11), and milliseconds that a search may take. */
export const firstPageRows = (pageSize: number): number => 5 * pageSize;
export const anyPageRows = 1_200;
export const searchMilliseconds = 150;
