import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Bytes of the built Worker after gzip: its scripts, and separately its WebAssembly. */
export function workerSize(folder: string): { scripts: number; wasm: number } {
  const gzipped = (ending: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  return { scripts: gzipped(".js"), wasm: gzipped(".wasm") };
}

/** CPU milliseconds of the Worker's startup on this machine; null where wrangler reports none. */
export function startUpMilliseconds(config: string, into: string, env: NodeJS.ProcessEnv): number | null {
  const outfile = `--outfile=${join(into, "start-up.cpuprofile")}`;
  const { stdout } = spawnSync("wrangler", ["check", "startup", `--config=${config}`, outfile], {
    env,
    encoding: "utf8",
    timeout: 60_000,
  });
  const active = /Active: ([\d.]+) ms/.exec(stdout ?? "")?.[1];
  return active ? Number(active) : null;
}
