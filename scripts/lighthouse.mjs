// `npm run lighthouse`: Lighthouse scores of the public pages of the production build, as on a phone. See bench/README.md.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { findChromium } from "./find-chromium.mjs";
import { build, environment, migrate, root, run } from "./steps.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    out: { type: "string" },
    "as-built": { type: "boolean", default: false },
  },
});
const least = 95;
const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
const folder = join(root, "bench", "lighthouse");
const modules = join(folder, "node_modules");
if (!existsSync(modules)) await run("npm", ["ci", "--prefix", folder, "--loglevel=error"]);
const { default: lighthouse } = await import(join(modules, "lighthouse", "core", "index.js"));
const { launch } = await import(join(modules, "chrome-launcher", "dist", "index.js"));

if (!values["as-built"]) await build();
const state = mkdtempSync(join(tmpdir(), "prompt-town-lighthouse-"));
const port = 8_797;
await migrate(state);
await run("node", ["scripts/seed.mjs"], { PERSIST_TO: state });
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu"],
});
const served = { ...environment, PERSIST_TO: state, PORT: String(port) };
// A process group: the server starts processes of its own.
const server = spawn("node", ["scripts/serve-built.mjs"], {
  cwd: root,
  env: served,
  detached: true,
  stdio: "ignore",
});
const origin = `http://127.0.0.1:${port}`;

/** Waits until the site responds. */
async function ready() {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const answered = await fetch(`${origin}/robots.txt`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The site does not start.");
}

/** Whether an audit counts and failed. */
const isFound = ({ score, scoreDisplayMode }) =>
  score !== null && score < 0.9 && !["informative", "notApplicable", "manual"].includes(scoreDisplayMode);

/** Prints the four scores of a page and its failed audits. Returns whether all scores reach their minimum. */
async function audit(path) {
  // The first request starts the Worker; the audit is of a running one.
  await fetch(origin + path);
  // Other load disturbs single runs; the median counts.
  const runs = [];
  while (runs.length < Number(values.runs))
    runs.push(await lighthouse(origin + path, { port: chrome.port, onlyCategories, logLevel: "error" }));
  const performance = ({ lhr }) => lhr.categories.performance.score;
  runs.sort((one, other) => performance(one) - performance(other));
  const { lhr } = runs[runs.length >> 1];
  const scores = Object.values(lhr.categories).map(({ title, score }) => ({
    title,
    points: Math.round(score * 100),
  }));
  console.log(`\n${path}\n  ${scores.map(({ title, points }) => `${title} ${points}`).join(", ")}`);
  for (const { auditRefs } of Object.values(lhr.categories))
    for (const { id, weight } of auditRefs) {
      const found = lhr.audits[id];
      if (weight > 0 && isFound(found)) console.log(`  ${id}: ${found.displayValue ?? found.title}`);
    }
  return { path, scores, lhr };
}

try {
  await ready();
  const { prompts } = await (await fetch(`${origin}/api/public-prompts`)).json();
  const reports = [];
  for (const path of ["/", "/town-prompts", `/prompts/${prompts[0].shareId}`])
    reports.push(await audit(path));
  if (values.out) writeFileSync(values.out, JSON.stringify(reports.map(({ lhr }) => lhr)));
  const missed = reports.some(({ scores }) => scores.some(({ points }) => points < least));
  if (missed) {
    console.error(`\nBelow ${least}.`);
    process.exitCode = 1;
  }
} finally {
  chrome.kill();
  process.kill(-server.pid, "SIGTERM");
  rmSync(state, { recursive: true, force: true });
}
