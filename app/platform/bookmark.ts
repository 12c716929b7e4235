import { readCookie } from "./cookies";

/** The cookie that lets a person read their own writes when replicas answer (D1 Sessions API). */
export const bookmarkCookie = "bookmark";

/** Where reads go after a write. A bookmark of the database itself would tell how much a request wrote, and so who exists. */
export const primaryBookmark = "first-primary";

/**
 * Who may answer a request's reads: the primary soon after a write of the same browser, else any replica. A scheduled run asks the
 * primary, for it deletes what belongs to no row.
 */
export function readBookmark(request: Request | null): D1SessionConstraint {
  const wrote = request === null || readCookie(request, bookmarkCookie) === primaryBookmark;
  return wrote ? primaryBookmark : "first-unconstrained";
}
