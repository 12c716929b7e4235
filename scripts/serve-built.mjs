// Serves the build, for the tests: `PORT`, `PERSIST_TO`, then any number of NAME:value variables, and `--entry=FILE`
// for a module of the tests around the built Worker, with other bindings.
import { cpSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { serveWorkers } from "./serve-workers.ts";
import { emptyState, localConfig, migrate, root, stateFolder } from "./steps.mjs";

const { values, positionals } = parseArgs({ options: { entry: { type: "string" } }, allowPositionals: true });
const given = positionals.map((variable) => /^(\w+):(.*)$/s.exec(variable).slice(1));

const empty = join(dirname(stateFolder), emptyState);
if (!existsSync(stateFolder) && existsSync(empty)) cpSync(empty, stateFolder, { recursive: true });
else migrate();
const { close } = await serveWorkers({
  workers: [
    {
      name: "prompt-town",
      config: localConfig(),
      // No mail leaves this machine; emails are shown at /outbox.
      entry: values.entry && join(root, values.entry),
      variables: { MAIL_OUTBOX: "on", ...Object.fromEntries(given) },
    },
  ],
  stateFolder,
  port: Number(process.env.PORT ?? "8787"),
  onLog: ({ level, message }) => (level === "error" ? console.error(message) : console.log(message)),
});
// Notifies the parent process, whose disconnect also ends this one.
process.send?.("serving");
for (const end of ["SIGTERM", "SIGINT", "disconnect"])
  process.once(end, () => {
    void close().finally(() => process.exit());
  });
