// Seeds an empty local town with the prompts of `editors/`, by the product's own commands. Once per state folder.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { importModule } from "./import-module.mjs";
import { stateFolder } from "./steps.mjs";

const mark = join(stateFolder, ".seeded");

if (!existsSync(mark)) {
  const { openTown } = await importModule("scripts/seed/open-town.ts");
  const count = await openTown(stateFolder);
  if (count > 0) console.log(`The town opens with ${count} prompts.`);
  writeFileSync(mark, "");
}
