import { fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";

import { generatedUrl, builtinVariables } from "../support/servers/addresses";

/** Starts the built Worker with databases of its own, logging into a file. Returns a function that stops it. */
export async function serveOwnWorker(log: string): Promise<() => Promise<unknown>> {
  const file = openSync(log, "a");
  const server = fork("scripts/serve-built.mjs", builtinVariables, {
    env: {
      ...process.env,
      PORT: new URL(generatedUrl).port,
      PERSIST_TO: join(process.env.TEST_STATE!, "generated"),
    },
    stdio: ["ignore", file, file, "ipc"],
  });
  const exit = once(server, "exit");
  const isServing = await Promise.race([once(server, "message").then(() => true), exit.then(() => false)]);
  if (!isServing) throw new Error(`The Worker does not start: see ${log}.`);
  return () => {
    server.disconnect();
    return exit;
  };
}
