/**
 * Paths of files that are the same for every reader: the widget, its oEmbed description, pictures, avatars, examples, feeds, sitemaps,
 * robots.txt, the health check.
 */
export const sharedFiles =
  /^\/(?:embed|oembed|pictures|avatars|examples|feeds|sitemaps|sitemap\.xml|robots\.txt|healthz)(?:\/|$)/i;

const calls = /^\/(?:api|mcp|oauth\/(?:token|register)|\.well-known)(?:\/|$)|\/used$/i;

/** Paths of API calls and files, left out of the browser's routes. */
export const isProgramPath = (path: string): boolean => calls.test(path) || sharedFiles.test(path);
