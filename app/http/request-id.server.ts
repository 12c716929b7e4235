/** As Cloudflare numbers requests: `8f1c2d3e4a5b6c7d`, mostly with the name of a location behind it. */
const ray = /^[\da-f]{16}(?:-[A-Z]{3})?$/;

/**
 * What names a request: Cloudflare's number for it, else a new one of our own. Nothing else of its header counts: where Cloudflare
 * is not in front its sender writes it, and a kept page changes wherever it holds the name (`kept-page.server.ts`).
 */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("CF-Ray") ?? "";
  return ray.test(given) ? given : crypto.randomUUID();
}
