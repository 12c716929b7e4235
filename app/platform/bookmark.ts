import { readCookie } from "./cookies";

/** The cookie that lets a person read their own writes when replicas answer (D1 Sessions API). */
export const bookmarkCookie = "bookmark";

/** The bookmark of a write whose place in the database's history is not known. */
export const primaryBookmark = "first-primary";

/** The point in the database's history that a request must at least see; without one any replica may answer. */
export function readBookmark(request: Request | null): D1SessionBookmark | D1SessionConstraint {
  const bookmark = request && readCookie(request, bookmarkCookie);
  if (bookmark === primaryBookmark) return primaryBookmark;
  return bookmark && /^[0-9a-f-]{1,128}$/.test(bookmark) ? bookmark : "first-unconstrained";
}
