import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { BuiltWorker } from "../../scripts/serve-workers";

interface Folders {
  /** The project's folder. */
  root: string;
  /** The output folder, outside of the project. */
  into: string;
  /** The environment of the build commands. */
  environment: NodeJS.ProcessEnv;
}

/** Builds the reference Workers. */
export function buildReferences({ root, into, environment }: Folders): BuiltWorker[] {
  rmSync(into, { recursive: true, force: true });
  cpSync(join(root, "bench", "references"), into, { recursive: true });
  symlinkSync(join(root, "node_modules"), join(into, "node_modules"));
  writeFileSync(join(into, "package.json"), '{ "type": "module" }');

  function run(folder: string, command: string, ...args: string[]) {
    const options = { cwd: folder, env: environment, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(command, args, options);
    if (status !== 0) throw new Error(`${command} ${args.join(" ")} in ${folder}:\n${stdout}${stderr}`);
  }

  function bundle(name: string): BuiltWorker {
    const folder = join(into, name);
    const config = JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8")) as object;
    run(folder, "wrangler", "deploy", "--dry-run", "--minify", "--outdir=built");
    const built = join(folder, "built", "wrangler.json");
    writeFileSync(built, JSON.stringify({ ...config, main: "worker.js", no_bundle: true }));
    return { name: `ref-${name}`, config: built };
  }

  const page = join(into, "react-router");
  run(page, "react-router", "build");
  return [
    bundle("worker"),
    bundle("hono"),
    { name: "ref-react-router", config: join(page, "build", "server", "wrangler.json") },
  ];
}
