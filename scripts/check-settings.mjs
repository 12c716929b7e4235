// Checks the settings of a local site and says who writes its prompts; with `--deployed` checks those of `wrangler.toml` alone.
import { parseArgs } from "node:util";

import { runCommand } from "./command.mjs";
import { deployedVariables, localVariables, settingsFrom } from "./local-settings.mjs";

function whoWrites({ OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL }) {
  if (!OPENAI_API_KEY)
    return "Prompts are written by the built-in engine; with OPENAI_API_KEY in .dev.vars a model writes them.";
  return `Prompts are written by ${OPENAI_MODEL} at ${OPENAI_BASE_URL}`;
}

await runCommand(() => {
  const { deployed } = parseArgs({ options: { deployed: { type: "boolean" } } }).values;
  if (deployed) settingsFrom(deployedVariables());
  else console.log(whoWrites(settingsFrom(localVariables())));
});
