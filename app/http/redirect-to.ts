/** The query parameter of the path to go to after signing in. */
export const redirectParameter = "redirectTo";

/** The path to go to after signing in, from a page's address. Null if there is none, or it is no path of this site. */
export const redirectTo = (url: URL): string | null => safePath(url.searchParams.get(redirectParameter));

/** `path` with the parameter that leads to `to` afterwards. */
export const withRedirect = (path: string, to: string | null): string =>
  to ? `${path}?${new URLSearchParams({ [redirectParameter]: to })}` : path;

/**
 * A path of this site to go to after signing in, or null. Only paths: anything a browser could read as another site
 * (`//evil`, `/\evil`, `https:evil`, encoded or with control characters) is refused (OWASP, unvalidated redirects).
 */
export function safePath(candidate: string | null): string | null {
  if (!candidate?.startsWith("/")) return null;
  const base = "https://here.invalid";
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : null;
  if (!url || url.origin !== base) return null;
  // oxlint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001F]|^\/(?:\/|%2f|%5c)/i.test(candidate)) return null;
  return url.pathname.startsWith("//") ? null : url.pathname + url.search + url.hash;
}

/** The path of this site that a request's form was on. Null if it is unknown. */
export function cameFrom(request: Request): string | null {
  const referer = request.headers.get("Referer") ?? "";
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url?.origin === new URL(request.url).origin ? safePath(url.pathname + url.search) : null;
}
