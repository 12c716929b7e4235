/**
 * A path of this site to go on to, or null. Only paths: anything a browser could read as another site
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
