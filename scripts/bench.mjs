// `npm run bench`: fills its own local databases, once, and measures the production build on them. See bench/README.md.
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { getPlatformProxy } from "wrangler";

import { importModule } from "./import-module.mjs";
import { build, environment, migrate, root } from "./steps.mjs";

const { values } = parseArgs({
  options: {
    prompts: { type: "string", default: "1000,100000,1000000" },
    seconds: { type: "string", default: "2" },
    json: { type: "string" },
    out: { type: "string" },
    plans: { type: "boolean", default: false },
    profile: { type: "string" },
    heap: { type: "boolean", default: false },
    only: { type: "string" },
    "as-built": { type: "boolean", default: false },
  },
});
const folder = process.env.BENCH_STATE ?? join(tmpdir(), "prompt-town-bench");
const built = join(root, "build", "server", "wrangler.json");

const load = (file) => importModule(`bench/${file}`);

const texts = [];
const print = (text) => {
  console.log(`\n${text}`);
  texts.push(text);
};

/** The folder of the databases with this many prompts, filled on first use. */
async function filled(count) {
  const stateFolder = join(folder, String(count));
  const { fillTown, isFilled } = await load("fill/fill-town.ts");
  if (!isFilled(stateFolder)) rmSync(stateFolder, { recursive: true, force: true });
  await migrate(stateFolder);
  if (!isFilled(stateFolder)) {
    const { BENCH_PROMPTS: given } = process.env;
    const englishPrompts = given ? resolve(given) : null;
    await fillTown({ stateFolder, count, englishPrompts });
  }
  return stateFolder;
}

/** Measures the town's reads on the databases only, with their plans. */
async function printPlans(stateFolder) {
  const { benchTown } = await load("reads/bench-town.ts");
  const platform = await getPlatformProxy({
    persist: { path: join(stateFolder, "v3") },
    remoteBindings: false,
  });
  await benchTown(platform.env, print).finally(() => platform.dispose());
}

const counts = values.prompts.split(",").map(Number);
if (values.plans) {
  for (const count of counts) await printPlans(await filled(count));
} else {
  if (!values["as-built"] || !existsSync(built)) await build();
  const { measuredConfig } = await load("serve/measured-config.ts");
  const site = { name: "site", config: measuredConfig(built) };
  const seconds = Number(values.seconds);
  if (values.heap) {
    const { heapOfSite } = await load("profile/heap-of-site.ts");
    for (const count of counts) print(await heapOfSite(site, await filled(count)));
  } else if (values.profile) {
    const { profileSite } = await load("profile/profile-site.ts");
    const stateFolder = await filled(counts[0]);
    print(await profileSite({ site, stateFolder, path: values.profile, seconds }));
  } else {
    const { buildReferences } = await load("serve/build-references.ts");
    const { benchSite } = await load("bench-site.ts");
    const { describeRun } = await load("describe-run.ts");
    const { sizeTable } = await load("sizes/size-table.ts");
    const workers = [site, ...buildReferences({ root, into: join(folder, "references"), environment })];
    print(describeRun(root, seconds));
    const only = values.only && new RegExp(values.only);
    const rows = [];
    for (const prompts of counts) {
      const stateFolder = await filled(prompts);
      rows.push(...(await benchSite({ workers, stateFolder, prompts, seconds, only }, print)));
      if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 1)}\n`);
    }
    const stateFolder = await filled(counts[0]);
    if (!only)
      print(await sizeTable({ site, stateFolder, build: join(root, "build"), into: folder, environment }));
  }
}
if (values.out) writeFileSync(values.out, `${texts.join("\n\n")}\n`);
