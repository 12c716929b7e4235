import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect, test } from "vitest";

// @ts-expect-error A script without types.
import { copyBuild } from "./steps.mjs";

const root = join(import.meta.dirname, "..");

/** A process that runs a command by `run`; the command prints its own id, and ends by a signal only. */
const runner = (signal: NodeJS.Signals) => {
  const command = `process.on("${signal}", () => process.exit(3)); console.log(process.pid); setInterval(() => {}, 1000)`;
  return `import { run } from "./scripts/steps.mjs"; await run(process.execPath, ["-e", ${JSON.stringify(command)}]);`;
};

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s ends a command with what it runs", async (signal) => {
  const parent = spawn(process.execPath, ["--input-type=module", "-e", runner(signal)], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [first] = (await once(parent.stdout, "data")) as [Buffer];
  parent.kill(signal);
  expect(await once(parent, "close")).toEqual([3, null]);
  expect(() => process.kill(Number(first.toString()), 0)).toThrow("ESRCH");
});

test("a step's output is shown whole if it fails, and not at all otherwise", async () => {
  const step = (code: number) =>
    promisify(execFile)(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `import { runQuietly } from "./scripts/steps.mjs";
        await runQuietly(process.execPath, ["-e", "console.log('made'); console.error('why'); process.exit(${code})"]);`,
      ],
      { cwd: root },
    );
  expect(await step(0)).toEqual({ stdout: "", stderr: "" });
  await expect(step(4)).rejects.toMatchObject({ code: 4, stdout: "", stderr: "made\nwhy\n" });
});

test("the copy of a build has no secrets, is its owner's, and replaces nothing of theirs", () => {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const [build, state] = [join(folder, "build"), join(folder, "state")];
  for (const path of [join(build, "server"), join(state, "site")]) mkdirSync(path, { recursive: true });
  for (const name of ["index.js", ".dev.vars", ".dev.vars.local"])
    writeFileSync(join(build, "server", name), "");
  writeFileSync(join(state, "site", "index.html"), "");
  for (let start = 1; start <= 2; start += 1) {
    const site: string = copyBuild(build, state);
    expect(readdirSync(site, { recursive: true }).sort()).toEqual(["server", join("server", "index.js")]);
    expect(statSync(site).mode & 0o777).toBe(0o700);
  }
  expect(readdirSync(join(state, "site"))).toEqual(["index.html"]);
});
