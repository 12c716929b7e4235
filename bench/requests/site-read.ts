import {
  anyPageRows,
  embedBytes,
  firstPageRows,
  jsonShare,
  listPageBytes,
  pageShare,
  searchMilliseconds,
} from "../report/budgets";

/** What a read may cost; what is left out is not limited. */
export interface Budget {
  firstRows: number;
  laterRows: number;
  bytes?: number;
  milliseconds?: number;
  /** The least share of a reference's requests a second at 16 connections. */
  share?: { of: string; least: number };
}

/** A page or a call that is read. */
export interface SiteRead {
  page: string;
  /** The address of its n-th page. */
  address: (page: number) => string;
  signedIn?: boolean;
  /** What tells by its links how many pages there are; none: it has one. */
  countedBy?: string;
  budget: Budget;
}

/** An address with the number of a page, which the first one does without. */
const paged = (address: string) => (page: number) =>
  page === 1 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`;

/** What is on one page; it reads as few rows as any. */
export const oneRead = (address: string, rest: Partial<SiteRead> = {}): SiteRead => ({
  page: address,
  address: () => address,
  budget: { firstRows: anyPageRows, laterRows: anyPageRows },
  ...rest,
});

/** One small document for other sites. */
export const embedRead = (address: string): SiteRead =>
  oneRead(address, { budget: { firstRows: anyPageRows, laterRows: anyPageRows, bytes: embedBytes } });

const listBudget = (pageSize: number): Budget => ({
  firstRows: firstPageRows(pageSize),
  laterRows: anyPageRows,
});

/** A list as a page, and as JSON. */
export const pageList = (pageSize: number): Budget => ({
  ...listBudget(pageSize),
  bytes: listPageBytes,
  share: { of: "ref:react-router", least: pageShare },
});
export const jsonList = (pageSize: number): Budget => ({
  ...listBudget(pageSize),
  share: { of: "ref:hono", least: jsonShare },
});

/** The same of a search, which may read more, and not take long. */
export const searched = (budget: Budget): Budget => ({
  ...budget,
  firstRows: anyPageRows,
  milliseconds: searchMilliseconds,
});

/** What is read page by page. */
export const listRead = (
  address: string,
  rest: Pick<SiteRead, "countedBy" | "budget" | "signedIn">,
): SiteRead => ({
  page: address.replaceAll(/=[^&]*/g, "="),
  address: paged(address),
  ...rest,
});
