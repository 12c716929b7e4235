import { spawn } from "node:child_process";
import { once } from "node:events";

import { expect, test } from "vitest";

/** A process that runs a command by `run`; the command prints its own id, and ends by a signal only. */
const runner = (signal: NodeJS.Signals) => {
  const command = `process.on("${signal}", () => process.exit(3)); console.log(process.pid); setInterval(() => {}, 1000)`;
  return `import { run } from "./scripts/steps.mjs"; await run(process.execPath, ["-e", ${JSON.stringify(command)}]);`;
};

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s ends a command with what it runs", async (signal) => {
  const parent = spawn(process.execPath, ["--input-type=module", "-e", runner(signal)], {
    cwd: `${import.meta.dirname}/..`,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [first] = (await once(parent.stdout, "data")) as [Buffer];
  parent.kill(signal);
  expect(await once(parent, "close")).toEqual([3, null]);
  expect(() => process.kill(Number(first.toString()), 0)).toThrow("ESRCH");
});
