// Checks that every pattern of the shipped code is linear: `node scripts/check-patterns.mjs`.
import { join } from "node:path";

import { buildPatterns } from "./patterns/build-patterns.mjs";
import { collectPatterns } from "./patterns/collect-patterns.ts";
import { findGrowth } from "./patterns/find-growth.ts";

const { literals, builders } = collectPatterns(join(import.meta.dirname, ".."));
const built = await buildPatterns(builders);
const faults = { vulnerable: 0, undecided: 0 };
for (const { place, source, flags } of [...literals, ...built]) {
  const found = findGrowth(source, flags);
  if (found.length === 0) continue;
  faults[found.some(({ kind }) => kind === "undecided") ? "undecided" : "vulnerable"] += 1;
  const how = found.map(({ kind, text }) => `${kind}: ${JSON.stringify(text)}`).join(", ");
  console.error(`${place}: ${how}\n  /${source.length > 200 ? `${source.slice(0, 200)}…` : source}/${flags}`);
}
const checked = literals.length + built.length;
const { vulnerable, undecided } = faults;
console.log(
  `${checked} patterns (${literals.length} written, ${built.length} built), none skipped: ${checked - vulnerable - undecided} linear, ${vulnerable} vulnerable, ${undecided} undecided`,
);
process.exitCode = vulnerable + undecided === 0 ? 0 : 1;
