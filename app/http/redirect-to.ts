import { safePath } from "./safe-path";

/** The query parameter that names where to go after signing in. */
export const redirectParameter = "redirectTo";

/** Where a page's address asks to go after signing in, if it is a path of this site. */
export const redirectTo = (url: URL): string | null => safePath(url.searchParams.get(redirectParameter));

/** `path` with the wish to go on to `to` afterwards. */
export const withRedirect = (path: string, to: string | null): string =>
  to ? `${path}?${new URLSearchParams({ [redirectParameter]: to })}` : path;
