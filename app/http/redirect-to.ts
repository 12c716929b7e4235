import { safePath } from "~/domain/safe-path";

/** The query parameter of the path to go to after signing in. */
export const redirectParameter = "redirectTo";

/** The path to go to after signing in, from a page's address. Null if there is none, or it is no path of this site. */
export const redirectTo = (url: URL): string | null => safePath(url.searchParams.get(redirectParameter));

/** `path` with the parameter that leads to `to` afterwards. */
export const withRedirect = (path: string, to: string | null): string =>
  to ? `${path}?${new URLSearchParams({ [redirectParameter]: to })}` : path;

/** The path of this site that a request's form was on. Null if it is unknown. */
export function cameFrom(request: Request): string | null {
  const referer = request.headers.get("Referer") ?? "";
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url?.origin === new URL(request.url).origin ? safePath(url.pathname + url.search) : null;
}
