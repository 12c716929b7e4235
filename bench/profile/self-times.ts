import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, join } from "node:path";

import type { CpuProfile } from "./inspector";

/** CPU time of a function of a source file, or of V8 itself. */
export interface SelfTime {
  place: string;
  /** The package, or `site` for the product's own code. */
  part: string;
  milliseconds: number;
}

/** Self time of each function, the longest first; `build` is the folder of the built Worker with its source maps. */
export function selfTimes({ nodes, samples, timeDeltas }: CpuProfile, build: string): SelfTime[] {
  const mapOf = sourceMaps(build);
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const sums = new Map<string, SelfTime>();
  for (const [at, id] of samples.entries()) {
    const { functionName, url, lineNumber, columnNumber } = frames.get(id)!;
    const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
    const source = entry && "originalSource" in entry ? entry.originalSource : null;
    const file = source?.replace(/^(?:\.\.\/)*/, "") ?? url;
    const line = source ? `:${(entry as { originalLine: number }).originalLine + 1}` : "";
    const name = (source && (entry as { name?: string }).name) || functionName || "(anonymous)";
    const place = file ? `${name} ${file}${line}` : name;
    const part = /node_modules\/((?:@[^/]+\/)?[^/]+)|^(cloudflare-internal:.*)/
      .exec(file)
      ?.slice(1)
      .find(Boolean);
    const sum = sums.get(place) ?? { place, part: part ?? (file ? "site" : name), milliseconds: 0 };
    sum.milliseconds += timeDeltas[at]! / 1_000;
    sums.set(place, sum);
  }
  return [...sums.values()].sort((one, other) => other.milliseconds - one.milliseconds);
}

/** Reads the source map of a built file once, on demand. */
function sourceMaps(build: string) {
  const maps = new Map<string, SourceMap | null>();
  return (url: string): SourceMap | null => {
    const file = basename(url);
    if (!maps.has(file)) {
      const found = [join(build, `${file}.map`), join(build, "assets", `${file}.map`)].find((path) =>
        existsSync(path),
      );
      maps.set(file, found ? new SourceMap(JSON.parse(readFileSync(found, "utf8"))) : null);
    }
    return maps.get(file)!;
  };
}
