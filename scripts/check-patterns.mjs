// Checks that every pattern of the shipped code is linear: `node scripts/check-patterns.mjs`.
import { join } from "node:path";

import { buildPatterns } from "./patterns/build-patterns.mjs";
import { collectPatterns } from "./patterns/collect-patterns.ts";
import { findGrowth } from "./patterns/find-growth.ts";

/** Patterns that need not be linear or cannot be decided, each with its reason: `"app/…/file.ts": {pattern: "why"}`. */
const excepted = {};

const { literals, builders } = collectPatterns(join(import.meta.dirname, ".."));
const built = await buildPatterns(builders);
const faults = { vulnerable: 0, undecided: 0, skipped: 0 };
const unused = new Set(Object.values(excepted).flatMap((patterns) => Object.keys(patterns)));
for (const { place, source, flags } of [...literals, ...built]) {
  const found = findGrowth(source, flags);
  if (found.length === 0) continue;
  if (excepted[place.replace(/:\d+$/, "")]?.[source]) {
    unused.delete(source);
    faults.skipped += 1;
    continue;
  }
  faults[found.some(({ kind }) => kind === "undecided") ? "undecided" : "vulnerable"] += 1;
  const how = found.map(({ kind, text }) => `${kind}: ${JSON.stringify(text)}`).join(", ");
  console.error(`${place}: ${how}\n  /${source.length > 200 ? `${source.slice(0, 200)}…` : source}/${flags}`);
}
for (const source of unused) console.error(`Excepted, but linear or gone: ${source}`);
const checked = literals.length + built.length;
const { vulnerable, undecided, skipped } = faults;
console.log(
  `${checked} patterns (${literals.length} written, ${built.length} built): ${checked - vulnerable - undecided - skipped} linear, ${vulnerable} vulnerable, ${undecided} undecided, ${skipped} skipped`,
);
process.exitCode = vulnerable + undecided + unused.size === 0 ? 0 : 1;
