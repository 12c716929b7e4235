import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

/** JavaScript that a page loads at once: files, and bytes after gzip. */
export interface ClientScripts {
  files: number;
  bytes: number;
}

const named = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address]) => basename(address!));

/** The scripts in a page's HTML with their static imports; lazy code is not counted. */
export function clientScripts(html: string, assets: string): ClientScripts {
  const seen = new Map<string, number>();
  const waiting = [
    ...named(html, /<link rel="modulepreload"[^>]*href="([^"]+\.js)"/g),
    ...named(html, /<script[^>]*src="([^"]+\.js)"/g),
    ...named(html, /import[^"'()]*["'](\/assets\/[^"']+\.js)["']/g),
  ];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    const code = readFileSync(join(assets, file), "utf8");
    seen.set(file, gzipSync(code).length);
    waiting.push(...named(code, /(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g));
  }
  return { files: seen.size, bytes: [...seen.values()].reduce((sum, bytes) => sum + bytes, 0) };
}
