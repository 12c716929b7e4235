// `npm run bench`: fills a local D1 of its own, once, and prints what the product's reads cost there. bench/README.md says more.
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { runnerImport } from "vite";
import { getPlatformProxy } from "wrangler";

const { values } = parseArgs({
  options: {
    prompts: { type: "string", default: "1000000" },
    out: { type: "string" },
  },
});
const count = Number(values.prompts);
const folder = process.env.BENCH_STATE ?? join(tmpdir(), "prompt-town-bench");
// The steps read it when they are loaded.
process.env.PERSIST_TO = join(folder, String(count));
const { migrate, root, stateFolder } = await import("./steps.mjs");

const load = async (file) => {
  const options = { configFile: false, root, resolve: { tsconfigPaths: true } };
  return (await runnerImport(join(root, "bench", file), options)).module;
};

const { fillTown, isFilled } = await load("fill/fill-town.ts");
if (!isFilled(stateFolder)) rmSync(stateFolder, { recursive: true, force: true });
migrate();
if (!isFilled(stateFolder)) {
  const englishPrompts = resolve(root, process.env.BENCH_PROMPTS ?? "../shared/data/cc0-prompts.csv");
  await fillTown({ stateFolder, count, englishPrompts });
}

const texts = [];
const print = (text) => {
  console.log(`\n${text}`);
  texts.push(text);
};
const platform = await getPlatformProxy({ persist: { path: join(stateFolder, "v3") } });
try {
  const { benchTown } = await load("reads/bench-town.ts");
  await benchTown(platform.env, print);
} finally {
  await platform.dispose();
}
if (values.out) writeFileSync(values.out, `${texts.join("\n\n")}\n`);
