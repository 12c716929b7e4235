// Serves the build, for the tests: `PORT`, `PERSIST_TO`, then any number of NAME:value variables, and `--faults`
// for bindings that fail on a request's demand.
import { cpSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";

import { serveWorkers } from "./serve-workers.ts";
import { emptyState, migrate, root, stateFolder } from "./steps.mjs";

const args = process.argv.slice(2);
const given = args
  .filter((arg) => arg !== "--faults")
  .map((variable) => /^(\w+):(.*)$/s.exec(variable).slice(1));

const empty = join(dirname(stateFolder), emptyState);
if (!existsSync(stateFolder) && existsSync(empty)) cpSync(empty, stateFolder, { recursive: true });
else migrate();
const { close } = await serveWorkers({
  workers: [
    {
      name: "prompt-town",
      config: join(root, "build", "server", "wrangler.json"),
      // No mail leaves this machine; emails are shown at /outbox.
      entry: args.includes("--faults") ? join(root, "tests", "faults", "faulty-worker.ts") : undefined,
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
