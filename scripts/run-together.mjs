import { spawn } from "node:child_process";

import { environment, root } from "./steps.mjs";

/**
 * Runs lists of commands in parallel, the commands of a list one after the other until one fails. The first list shows
 * its output as it comes, the others print that of each command as it ends. After all have ended, a failure ends this
 * process.
 */
export async function runTogether(shown, ...others) {
  const codes = await Promise.all([
    runInTurn(shown, true),
    ...others.map((commands) => runInTurn(commands, false)),
  ]);
  const failure = codes.find((code) => code !== 0);
  if (failure !== undefined) process.exit(failure);
}

async function runInTurn(commands, isShown) {
  for (const [command, ...args] of commands) {
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      env: environment,
      stdio: isShown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => output.push(piece));
    const code = await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    });
    process.stdout.write(Buffer.concat(output));
    if (code !== 0) return code ?? 1;
  }
  return 0;
}
