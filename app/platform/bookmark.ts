import { readCookie } from "./cookies";

/** Cookie for read-your-own-writes with read replicas (D1 Sessions API). */
export const bookmarkCookie = "bookmark";

/** Session constraint after a write. A D1 bookmark would show how much a request wrote, and so which accounts exist. */
export const primaryBookmark = "first-primary";

/**
 * Database of a request's reads: the primary soon after a write of the same browser, else any replica. A scheduled run reads
 * from the primary, since it deletes rows without an owner.
 */
export function readBookmark(request: Request | null): D1SessionConstraint {
  const wrote = request === null || readCookie(request, bookmarkCookie) === primaryBookmark;
  return wrote ? primaryBookmark : "first-unconstrained";
}
