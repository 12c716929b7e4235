// Seeds an empty local town with the demo prompts, by the product's own commands. Once per state folder.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root, stateFolder } from "./steps.mjs";

const mark = join(stateFolder, ".seeded");

async function openTown() {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(join(root, "demo", "open-town.ts"), {
    configFile: false,
    root,
    resolve: { tsconfigPaths: true },
  });
  return module.openTown(stateFolder);
}

if (!existsSync(mark)) {
  const count = await openTown();
  if (count > 0) console.log(`The town opens with ${count} prompts.`);
  writeFileSync(mark, "");
}
