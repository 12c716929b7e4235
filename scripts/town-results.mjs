// `npm run town:results`: results of a model for the editors' prompts, in place of their samples (editors/README.md).
import { join } from "node:path";
import { parseArgs } from "node:util";

import { openModels, workThrough } from "../quality/models.mjs";
import { callsOf, runCommand } from "./command.mjs";
import { importModule } from "./import-module.mjs";
import { root } from "./steps.mjs";

await runCommand(async () => {
  const { values } = parseArgs({
    options: { calls: { type: "string" }, folder: { type: "string", default: join(root, "editors") } },
  });
  const calls = callsOf(values.calls);
  const { makeResult, promptsWithoutResult } = await importModule("scripts/seed/make-results.ts");
  const models = await openModels((file) => importModule(`app/${file}`), { calls });
  const model = models.as("executor", { input: 0, output: 0 });

  const prompts = promptsWithoutResult(values.folder);
  let made = 0;
  const failed = await workThrough(prompts, async (prompt) => {
    const { text } = await makeResult(model, values.folder, prompt);
    made += 1;
    console.log(`${made}/${prompts.length} ${prompt.file}${text === null ? ": too long to be shown" : ""}`);
  });
  for (const { entry, error } of failed)
    console.log(`failed: ${entry.file}: ${error.code ?? error} ${error.cause?.message ?? ""}`);
  if (models.stopped()) console.log(models.stopped());
  console.log(`${made} results, ${models.asked()} calls; left: ${prompts.length - made}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
