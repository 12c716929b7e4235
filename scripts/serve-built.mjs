// Serves the build, for the tests: `PORT`, `PERSIST_TO`, then any number of NAME:value variables, and `--entry=FILE`
// for a module of the tests around the built Worker, with other bindings. `--site=FOLDER` is the site of `npm start`: the build
// there, with the variables of `.dev.vars`, on databases that are migrated.
import { cpSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { devVariables } from "./local-settings.mjs";
import { serveWorkers } from "./serve-workers.ts";
import { emptyState, localConfig, migrate, root, stateFolder } from "./steps.mjs";

const options = { entry: { type: "string" }, site: { type: "string" } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const given = positionals.map((variable) => /^(\w+):(.*)$/s.exec(variable).slice(1));

const empty = join(dirname(stateFolder), emptyState);
if (!values.site)
  if (!existsSync(stateFolder) && existsSync(empty)) cpSync(empty, stateFolder, { recursive: true });
  else await migrate();
const { close } = await serveWorkers({
  workers: [
    {
      name: "prompt-town",
      config: localConfig(values.site && join(values.site, "server")),
      entry: values.entry && join(root, values.entry),
      variables: {
        ...(values.site && devVariables()),
        // No mail leaves this machine; emails are shown at /outbox.
        MAIL_OUTBOX: "on",
        ...Object.fromEntries(given),
      },
    },
  ],
  stateFolder,
  port: Number(process.env.PORT ?? "8787"),
  onLog: ({ level, message }) => (level === "error" ? console.error(message) : console.log(message)),
});
// Notifies the parent process, whose disconnect also ends this one.
process.send?.("serving");
let closing;
// A terminal sends its signal to this process and to its parent, which passes it on.
for (const end of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"])
  process.on(end, () => (closing ??= close().finally(() => process.exit())));
