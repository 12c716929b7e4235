import { spawn } from "node:child_process";

import { environment, root } from "./steps.mjs";

/** Runs commands in parallel and prints the output of each as it ends; after all have ended, a failure ends this process. */
export async function runTogether(...commands) {
  const codes = await Promise.all(
    commands.map(async ([command, ...args]) => {
      const said = [];
      const child = spawn(command, args, { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe"] });
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => said.push(piece));
      const code = await new Promise((resolve, reject) => {
        child.on("error", reject);
        child.on("close", resolve);
      });
      process.stdout.write(Buffer.concat(said));
      return code ?? 1;
    }),
  );
  const failure = codes.find((code) => code !== 0);
  if (failure !== undefined) process.exit(failure);
}
