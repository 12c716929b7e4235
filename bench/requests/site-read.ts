import {
  anyPageRows,
  embedBytes,
  firstPageRows,
  libraryRows,
  listPageBytes,
  searchMilliseconds,
  searchRows,
} from "../report/budgets";

/** The limits of a read; missing ones are unlimited. */
export interface Budget {
  firstRows: number;
  laterRows: number;
  bytes?: number;
  milliseconds?: number;
}

/** A measured page or endpoint. */
export interface SiteRead {
  page: string;
  /** The address of its n-th page. */
  address: (page: number) => string;
  signedIn?: boolean;
  /** As an admin. */
  byAdmin?: boolean;
  /** A call by POST: its body, and the headers of its client. */
  sent?: { body: string; headers: Record<string, string> };
  /** The path of the endpoint whose links give the number of pages; none: one page. */
  countedBy?: string;
  budget: Budget;
}

/** A path with the page number; the first page has none. */
const paged = (address: string) => (page: number) =>
  page === 1 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`;

/** A single page without lists; it reads as few rows as any. */
export const oneRead = (address: string, rest: Partial<SiteRead> = {}): SiteRead => ({
  page: address,
  address: () => address,
  budget: { firstRows: anyPageRows, laterRows: anyPageRows },
  ...rest,
});

/** One small document for other sites. */
export const embedRead = (address: string): SiteRead =>
  oneRead(address, { budget: { firstRows: anyPageRows, laterRows: anyPageRows, bytes: embedBytes } });

/** Budget of a list as JSON, and as a page. */
export const jsonList = (pageSize: number): Budget => ({
  firstRows: firstPageRows(pageSize),
  laterRows: anyPageRows,
});
export const pageList = (pageSize: number): Budget => ({ ...jsonList(pageSize), bytes: listPageBytes });

/** Budget of a search of the town: more rows, and a time limit. */
export const searched = (budget: Budget): Budget => ({
  ...budget,
  firstRows: searchRows,
  laterRows: searchRows,
  milliseconds: searchMilliseconds,
});

/** Budget of one's own library, whose rows are read whole. */
export const ofLibrary = (budget: Budget, pageSize: number): Budget => ({
  ...budget,
  firstRows: libraryRows(pageSize),
  laterRows: libraryRows(pageSize),
});

/** A paginated read. */
export const listRead = (
  address: string,
  rest: Pick<SiteRead, "countedBy" | "budget" | "signedIn">,
): SiteRead => ({
  page: address.replaceAll(/=[^&]*/g, "="),
  address: paged(address),
  ...rest,
});
